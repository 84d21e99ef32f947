/** Counting turns. */
import type { Duration, TurnCount } from '../language/action.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import type { Phase } from '../vocabulary/phases.ts';
import { isSide, opponentOf } from '../vocabulary/players.ts';

/** The phases of a turn in which that phase is still to come. (turn.count.next-phase-may-be-of-this-turn) */
const STILL_TO_COME: { readonly [at in Duration]?: readonly Phase[] } = {
  'standby-phase': ['draw'],
  'end-phase': ['draw', 'standby', 'main1', 'battle', 'main2'],
};

/**
 * The number of the turn that a text means; without a count the present one. Where no player is named each turn of either player
 * counts as one. (turn.count.every-turn-counts-by-default, wording.timing.phase-n-turns-later,
 * turn.count.only-the-named-players-turns)
 */
export const turnMeant = (
  { state }: Table,
  count: TurnCount | undefined,
  { you }: Scene,
  at: Duration,
): number => {
  if (!count) return state.turn;
  let turn = state.turn;
  let player = state.turnPlayer;
  const fromThisTurn =
    count.from === 'this-turn' ||
    (count.from === 'next-phase' && (STILL_TO_COME[at]?.includes(state.phase) ?? false));
  let counted = fromThisTurn && isSide(count.of, you, player) ? 1 : 0;
  while (counted < count.nth) {
    turn++;
    player = opponentOf(player);
    if (isSide(count.of, you, player)) counted++;
  }
  return turn;
};
