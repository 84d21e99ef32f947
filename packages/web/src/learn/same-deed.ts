/** Is what was done what was meant? Copies of a card that lie in the same place are the same. */
import type { OfferedChoice, OpenDecision, View } from '@spellspeed/engine';
import { cardOfHandle } from '../duel/board/layout.ts';

const deedKey = (choice: OfferedChoice | undefined, view: View): string => {
  if (choice === undefined || !('card' in choice)) return JSON.stringify(choice ?? null);
  const card = cardOfHandle(view, choice.card);
  const { card: _, ...rest } = choice;
  return JSON.stringify([rest, card?.known?.passcode, card?.zone, card?.controller]);
};
export const isSameDeed = (
  { choices }: OpenDecision,
  view: View,
  one: readonly number[],
  other: readonly number[],
): boolean => {
  const keys = (answer: readonly number[]): string =>
    answer
      .map((at) => deedKey(choices[at], view))
      .sort()
      .join('\n');
  return keys(one) === keys(other);
};
