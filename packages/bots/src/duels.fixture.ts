/** Duels of the two starter decks, for the tests. */
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool, type Duel } from '@spellspeed/engine';

export const POOL = createPool(CARDS);
const DECKS = [READY_MADE_DECKS['yugi-starter'], READY_MADE_DECKS['kaiba-starter']] as const;

/** Four seeds in a row give the four pairings. */
export const duelOf = (seed: number): Duel =>
  createDuel({ pool: POOL, seed, players: [DECKS[seed & 1 ? 1 : 0], DECKS[seed & 2 ? 1 : 0]] });
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);
