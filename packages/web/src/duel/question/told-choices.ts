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
  /** How many copies of the card it could be done with, where it makes no difference which; 1 if it is not said. */
  readonly copies?: number;
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

/** What is done with cards when one is free to act, in the order in which players look for it: what does something first, what is only Set last. */
const ORDER: readonly OfferedChoice['do'][] = [
  'activate',
  'special-summon',
  'pendulum-summon',
  'normal-summon',
  'flip-summon',
  'attack',
  'change-position',
  'set-monster',
  'set-card',
];
const rankOf = ({ choice }: Told): number => {
  const rank = ORDER.indexOf(choice.do);
  return rank < 0 ? ORDER.length : rank;
};
/** The same done with another copy that lies in the same pile is the same. */
const deedWith = ({ choice, index }: Told, view: View): string => {
  const card = cardOfHandle(view, handleOf(choice));
  if (!card?.known || !ALIKE.includes(card.zone)) return `one-${index}`;
  return JSON.stringify([{ ...choice, card: 0 }, card.known.passcode, card.zone, card.controller, card.face]);
};
/** In the order of play; of equal copies one, with their number. */
export const inOrderOfPlay = (told: readonly Told[], view: View): readonly Told[] => {
  const deeds = new Map<string, Told>();
  for (const each of told) {
    const key = deedWith(each, view);
    const first = deeds.get(key);
    deeds.set(key, first ? { ...first, copies: (first.copies ?? 1) + 1 } : each);
  }
  return [...deeds.values()].sort((one, other) => rankOf(one) - rankOf(other));
};
