/** What is thrown at the doors of a duel, where there is no duel yet to refuse something, or nobody to whom it could answer. */

import type { Player } from '../vocabulary/players.ts';
import { inWords } from './check.ts';

/** A duel cannot be set up or restored: which value, what was found, what was expected. */
export class DuelSetUpError extends Error {
  override readonly name = 'DuelSetUpError';
}
/** Something was asked of a duel that it does not have: a third player. */
export class DuelCallError extends Error {
  override readonly name = 'DuelCallError';
}

export const isPlayer = (player: unknown): player is Player => player === 0 || player === 1;
export const notAPlayer = (player: unknown): string =>
  `There is no player ${inWords(player)}; the players are 0 and 1.`;
/** Throws a `DuelCallError` for anything but 0 and 1. */
export const aPlayer = (player: Player): Player => {
  if (!isPlayer(player)) throw new DuelCallError(notAPlayer(player));
  return player;
};
