/** A duel that is watched: both hands lie open. */
import {
  type CardPool,
  type Duel,
  eventsOfBoth,
  opponentOf,
  type Player,
  type View,
} from '@spellspeed/engine';
import { occurrencesOf } from '../host/session/occurrences.ts';
import type { Occurrence } from '../host/types.ts';

/** The field after a step, and what has led to it. */
export interface Frame {
  readonly view: View;
  readonly occurrences: readonly Occurrence[];
}

/** What both players see together, from the side of one of them. */
export const openView = (duel: Pick<Duel, 'view'>, side: Player): View => ({
  ...duel.view(side),
  opponent: duel.view(opponentOf(side)).you,
  shown: [],
});

/** The field as it is, with what the last answer has led to. */
export const frameAfter = (duel: Duel, side: Player, before: View, pool: CardPool): Frame => {
  const view = openView(duel, side);
  const events = eventsOfBoth(duel.events(0), duel.events(1));
  return { view, occurrences: occurrencesOf(events, pool, before, () => view) };
};
