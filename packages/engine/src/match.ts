/** A Match: several Duels between the same players. */
import type { Result } from './state/state.ts';
import type { FirstPlayerRule } from './vocabulary/first-player.ts';
import { opponentOf } from './vocabulary/players.ts';

/**
 * How it is decided who goes first in the next Duel of a Match, after these results; the players keep their numbers. Only the last Duel
 * counts: its loser chooses. In the first Duel, after a draw, and in an extra Duel, for which the list is left empty, rock-paper-scissors
 * decides. (duel.first-player.first-duel-of-a-match, duel.first-player.loser-of-previous-duel-chooses,
 * duel.first-player.rock-paper-scissors-after-a-draw, tournament.extra-duel.first-player-by-rock-paper-scissors)
 */
export const firstPlayerRule = (results: readonly Pick<Result, 'winner'>[]): FirstPlayerRule => {
  const winner = results.at(-1)?.winner ?? null;
  return winner === null ? 'rock-paper-scissors' : { chooses: opponentOf(winner) };
};
