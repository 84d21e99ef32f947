/** The choices of a question with their words, and those among them that are copies of one card. */
import type { OfferedChoice, SeenCard, View } from '@spellspeed/engine';
import { compareCards } from '../../card/order.ts';
import type { Question } from '../../host/types.ts';
import { cardOfHandle } from '../board/layout.ts';
import { handleOf } from './offers.ts';
import type { ChoiceWords, WordsOfChoice } from './use-choice-words.ts';

/** A choice, its index in the question, and its words. */
export interface Told {
  readonly choice: OfferedChoice;
  readonly index: number;
  readonly words: ChoiceWords;
}
export const toldChoices = ({ decision, notes }: Question, wordsOf: WordsOfChoice): readonly Told[] =>
  decision.choices.map((choice, index) => ({ choice, index, words: wordsOf(choice, notes[index]) }));

/** Copies of one card that lie in the same place: which of them is taken makes no difference. */
export interface ToldGroup {
  readonly card: SeenCard | null;
  readonly copies: readonly [Told, ...Told[]];
}
/** On the field each card has a history of its own. */
const ALIKE: readonly SeenCard['zone'][] = ['deck', 'extra', 'hand', 'gy', 'banished'];

/** Grouped, and in the order in which players lay cards out. */
export const toldGroups = (told: readonly Told[], view: View): readonly ToldGroup[] => {
  const groups = new Map<string, { card: SeenCard | null; copies: [Told, ...Told[]] }>();
  for (const each of told) {
    const card = cardOfHandle(view, handleOf(each.choice));
    const isAlike = card?.known && ALIKE.includes(card.zone);
    const key = isAlike
      ? [card.known?.passcode, card.zone, card.controller, card.face].join()
      : `one-${each.index}`;
    const group = groups.get(key);
    if (group) group.copies.push(each);
    else groups.set(key, { card, copies: [each] });
  }
  const passcode = ({ card }: ToldGroup): number => card?.known?.passcode ?? 0;
  return [...groups.values()].sort((one, other) => compareCards(passcode(one), passcode(other)));
};
