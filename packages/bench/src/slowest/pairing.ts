/** Which duel has which number: the pairs of decks in turn, so that a slice of any length meets them all alike. */
import { BOTS } from '@spellspeed/bots';
import { type DeckName, READY_MADE_DECKS } from '@spellspeed/cards';
import { type CardPool, createDuel, type Duel } from '@spellspeed/engine';

export interface Numbered {
  readonly seed: number;
  /** The deck that takes the first turn, and the other. */
  readonly decks: readonly [DeckName, DeckName];
}

/** The duel with this number, from 0. */
export const duelNumbered = (index: number, decks: readonly string[]): Numbered => {
  const pair = index % decks.length ** 2;
  const [one, two] = [decks[Math.floor(pair / decks.length)], decks[pair % decks.length]];
  return { seed: index + 1, decks: [one as DeckName, two as DeckName] };
};

/** Lays the duel out, with a random player for each seat. */
export const layOut = (pool: CardPool, { seed, decks: [one, two] }: Numbered) => {
  const duel: Duel = createDuel({ pool, seed, players: [READY_MADE_DECKS[one], READY_MADE_DECKS[two]] });
  return { duel, bots: [BOTS.random(2 * seed, pool), BOTS.random(2 * seed + 1, pool)] as const };
};
