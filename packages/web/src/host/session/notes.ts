/** What is said beside the choices of a question: the texts of the effects that they use. */
import type { Printer } from '@spellspeed/cardtext';
import type { Card, CardPool, OfferedChoice, OpenDecision, Stay, View } from '@spellspeed/engine';
import type { Note, Question } from '../types.ts';
import { noteOf } from './printing.ts';
import { cardAt } from './spots.ts';

/** What notes are made from. */
export interface Source {
  readonly view: View;
  readonly pool: CardPool;
  /** Null until the printer of the language has been loaded: a question does not wait for its texts. */
  readonly printer: Printer | null;
}
const UNKNOWN: Note = { passcode: null, mark: null, text: '' };

/** The definition of a card that the player knows, with the effects that it has gained. */
export const definitionSeen = ({ view, pool }: Source, handle: Stay): Card | undefined => {
  const known = cardAt(view, handle)?.known;
  return known ? pool.withGained(known.passcode, known.gained)?.card : undefined;
};

export const choiceNote = (source: Source, choice: OfferedChoice, why: OpenDecision['why'] | null): Note => {
  const handle = 'card' in choice ? choice.card : choice.do === 'option' ? why?.card : undefined;
  const card = handle === undefined ? undefined : definitionSeen(source, handle);
  if (card === undefined) return UNKNOWN;
  if (choice.do === 'activate') return noteOf(card, source.printer, choice.effect);
  if (choice.do === 'option') return noteOf(card, source.printer, why?.effect, choice.option);
  return noteOf(card, source.printer);
};

export const questionOf = (source: Source, decision: OpenDecision): Question => {
  const { why } = decision;
  const card = why.card === undefined ? undefined : definitionSeen(source, why.card);
  return {
    decision,
    notes: decision.choices.map((choice) => choiceNote(source, choice, why)),
    why: card ? noteOf(card, source.printer, why.effect) : null,
  };
};
