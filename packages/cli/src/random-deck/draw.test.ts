import { deckCard } from '@spellspeed/cards';
import { checkDeck } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { playableDeck } from '../input/deck.ts';
import { drawDeck, drawnFrom, randomDeckName } from './draw.ts';
import { fits } from './fits.ts';

const POOL = drawnFrom();
/** How many decks are drawn. A card in a pool of 2,000 is in one deck of a hundred: by as many decks as cards each has had its turn. */
const DECKS = sized(60, POOL.length);
/** Of the cards of the pool: what so many decks may leave out. */
const LEFT_OUT = sized(POOL.length * 0.8, 0);
const SEEDS = Array.from({ length: DECKS }, (_, seed) => seed);
const byPasscode = new Map(POOL.map((card) => [card.passcode as number, card]));

describe('a random deck', () => {
  test('is legal, of 40 cards, and the same from the same seed', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const deck = drawDeck(seed);
      expect(checkDeck({ ...deck, side: [] }, deckCard)).toEqual([]);
      expect(deck.main).toHaveLength(40);
      expect(drawDeck(seed)).toEqual(deck);
    }
    expect(drawDeck(1)).not.toEqual(drawDeck(2));
  });
  test(`may have any card of the pool (${DECKS} decks)`, () => {
    const drawn = new Set(SEEDS.flatMap((seed) => [...drawDeck(seed).main, ...drawDeck(seed).extra]));
    const missing = POOL.filter(({ passcode, ...card }) => {
      const isToken = card.kind === 'monster' && card.frame === 'token';
      return !isToken && !drawn.has(passcode);
    });
    expect(missing.slice(LEFT_OUT).map(({ name }) => name)).toEqual([]);
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
