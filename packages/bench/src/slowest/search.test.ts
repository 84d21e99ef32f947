import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, it } from 'vitest';
import { searchSlowest } from './search.ts';
import { findSlowest } from './slow-answers.ts';

it('plays the same duels in several threads as in one, and counts the calls of the slowest', async () => {
  const progress: string[] = [];
  const run = { decks: ['yugi-starter', 'kaiba-starter'], from: 2, duels: 3 };
  const found = await searchSlowest({ ...run, warmUp: 1, workers: 2 }, (text) => progress.push(text));
  const { answers } = findSlowest({ ...run, pool: createPool(CARDS), now: () => 0 });
  expect(found).toMatchObject({ duels: 3, answers });
  expect(progress).toContain('slowest: 3 of 3 duels');
  expect(found.slowest.length).toBeGreaterThan(0);
  for (const { duel, calls } of found.slowest) {
    expect([2, 3, 4]).toContain(duel);
    expect(calls).toBeGreaterThan(0);
  }
});
