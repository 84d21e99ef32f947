/** What the record of a card says, but when the card came there. */
import type { CardState, Deeds } from '../state/state.ts';
import { type Names, PLAIN, textOf } from './text.ts';

const NOTHING_NAMED: Names = {
  stays: PLAIN,
  times: PLAIN,
  stay: String,
  time: String,
  moment: (number) => number,
};
export const textOfRecord = (card: CardState, names: Names): string => {
  const { stay, since, faceUpSince, host, last, links, made, deeds, ...rest } = card;
  return textOf(rest, NOTHING_NAMED) + textOf({ host, last, made, links }, names);
};
/** What it did counts only while its turn is the present one. */
export const areOfTurn = (deeds: Deeds, turn: number): boolean => deeds.turn === turn;
