/** Counting turns. */
import type { TurnCount } from '../language/action.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import { isSide, opponentOf } from '../vocabulary/players.ts';

/**
 * The number of the turn that a text means; without a count the present one. Where no player is named each turn of either player
 * counts as one. (turn.count.every-turn-counts-by-default, wording.timing.phase-n-turns-later,
 * turn.count.only-the-named-players-turns)
 */
export const turnMeant = ({ state }: Table, count: TurnCount | undefined, { you }: Scene): number => {
  if (!count) return state.turn;
  let turn = state.turn;
  let player = state.turnPlayer;
  let counted = count.from === 'this-turn' && isSide(count.of, you, player) ? 1 : 0;
  while (counted < count.nth) {
    turn++;
    player = opponentOf(player);
    if (isSide(count.of, you, player)) counted++;
  }
  return turn;
};
