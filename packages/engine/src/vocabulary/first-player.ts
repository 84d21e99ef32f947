/** Who takes the first turn: what the players show, and how it is decided. */
import type { Player } from './players.ts';

/** In the order in which they are offered. Each is beaten by the next one. */
export const HAND_SIGNS = ['rock', 'paper', 'scissors'] as const;
export type HandSign = (typeof HAND_SIGNS)[number];

/** In the order in which they are offered. */
export const TURN_ORDERS = ['first', 'second'] as const;
export type TurnOrder = (typeof TURN_ORDERS)[number];

/**
 * `first-listed`: the player named first goes first, nobody is asked · `rock-paper-scissors`: its winner chooses to go first or second ·
 * `chooses`: this player does.
 */
export type FirstPlayerRule = 'first-listed' | 'rock-paper-scissors' | { readonly chooses: Player };

/** Who wins with these two signs; null if they are the same. (duel.first-player.rock-paper-scissors) */
export const winnerOf = (shown: readonly [HandSign, HandSign]): Player | null => {
  const [first, second] = [HAND_SIGNS.indexOf(shown[0]), HAND_SIGNS.indexOf(shown[1])];
  if (first === second) return null;
  return (first + 1) % HAND_SIGNS.length === second ? 1 : 0;
};
