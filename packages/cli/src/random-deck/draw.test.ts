import { deckCard } from '@spellspeed/cards';
import { checkDeck } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { playableDeck } from '../input/deck.ts';
import { drawDeck, drawnFrom, randomDeckName } from './draw.ts';
import { fits } from './fits.ts';

const POOL = drawnFrom();
// A card in a pool of 2,000 is in one deck of a hundred: by then each has had its turn.
const SEEDS = Array.from({ length: POOL.length }, (_, seed) => seed);
const byPasscode = new Map(POOL.map((card) => [card.passcode as number, card]));

describe('a random deck', () => {
  test('is legal, of 40 cards, and the same from the same seed', () => {
    for (const seed of SEEDS.slice(0, 50)) {
      const deck = drawDeck(seed);
      expect(checkDeck({ ...deck, side: [] }, deckCard)).toEqual([]);
      expect(deck.main).toHaveLength(40);
      expect(drawDeck(seed)).toEqual(deck);
    }
    expect(drawDeck(1)).not.toEqual(drawDeck(2));
  });
  test('may have any card of the pool', () => {
    const drawn = new Set(SEEDS.flatMap((seed) => [...drawDeck(seed).main, ...drawDeck(seed).extra]));
    const missing = POOL.filter(({ passcode, ...card }) => {
      const isToken = card.kind === 'monster' && card.frame === 'token';
      return !isToken && !drawn.has(passcode);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
  test('mostly holds materials for its Extra Deck', () => {
    let wanted = 0;
    let served = 0;
    for (const seed of SEEDS.slice(0, 50)) {
      const { main, extra } = drawDeck(seed);
      const cards = main.flatMap((passcode) => byPasscode.get(passcode) ?? []);
      for (const passcode of extra) {
        const monster = byPasscode.get(passcode);
        const materials = monster?.kind === 'monster' ? (monster.summoning?.materials ?? []) : [];
        wanted += materials.length;
        served += materials.filter(({ filter }) => cards.some((card) => fits(filter, card))).length;
      }
    }
    expect(served / wanted).toBeGreaterThan(0.75);
  });
  test('can be named, so that a duel can be played again', () => {
    expect(playableDeck(randomDeckName(7))).toEqual({ name: 'random:7', ...drawDeck(7) });
    expect(() => playableDeck('random')).toThrow('random:7');
  });
});
