import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { createDuel, DuelCallError } from './index.ts';
import { createPool } from './state/pool.ts';

const POOL = createPool(CARDS);
const { 'yugi-starter': deck } = READY_MADE_DECKS;
const duel = createDuel({ pool: POOL, seed: 3, players: [deck, deck] });
const asked = duel.decision?.player ?? 0;
const refusalOf = (wish: unknown, player = asked): string => {
  try {
    duel.imagine(player, wish as { seed: number });
  } catch (error) {
    if (error instanceof DuelCallError) return error.message;
    throw error;
  }
  return 'nothing was refused';
};

test('a wish that is none is refused with its place', () => {
  expect(refusalOf({})).toMatch(/imagining\.seed/);
  expect(refusalOf({ seed: 0.5 })).toBe('imagining.seed: found 0.5, expected a whole number.');
  expect(refusalOf({ seed: 1, theirs: { main: [1], extra: [] } })).toBe(
    'imagining.theirs.main[0]: found 1, expected the passcode of a card of the pool.',
  );
  expect(refusalOf({ seed: 1, known: { set: [{ handle: -1, passcode: deck.main[0] }] } })).toMatch(
    /imagining\.known\.set\[0\]\.handle: found -1/,
  );
});
test('only who is asked imagines', () => {
  expect(refusalOf({ seed: 1 }, asked === 0 ? 1 : 0)).toBe(
    `The question is for player ${asked}; only who is asked can imagine.`,
  );
});
test('other seeds deal other cards, the same seed the same', () => {
  const hashes = [1, 2, 1].map((seed) => duel.imagine(asked, { seed }).hash());
  expect(hashes[0]).toBe(hashes[2]);
  expect(hashes[0]).not.toBe(hashes[1]);
});
