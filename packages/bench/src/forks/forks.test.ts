import { expect, it } from 'vitest';
import { midgamePosition } from '../positions.ts';
import { VANILLA_MATCH } from '../spellspeed.ts';
import { benchForks, printForks } from './bench-forks.ts';
import { weighForks } from './fork-memory.ts';

it('weighs what has come since before the forks, after each stage', () => {
  const duel = midgamePosition(VANILLA_MATCH);
  const hash = duel.hash();
  const weights = [5_000_000, 6_000_000, 8_000_000, 9_500_000];
  const megabytes = weighForks(duel, 3, () => weights.shift() ?? Number.NaN);
  expect(megabytes).toEqual({ 'as they are': 1, 'after one answer each': 3, 'next questions read': 4.5 });
  expect(weights).toEqual([]);
  expect(duel.hash()).toBe(hash);
});
it('weighs in a program of its own: answered forks take more than those that have written nothing', () => {
  const result = benchForks(['yugi-starter'], () => {}, 500);
  const [{ megabytes } = { megabytes: undefined }] = result.decks;
  expect(megabytes?.['as they are']).toBeGreaterThan(0);
  expect(megabytes?.['after one answer each']).toBeGreaterThan(megabytes?.['as they are'] ?? 0);
  expect(printForks(result)).toMatch(/^500 live forks[\s\S]*\nyugi-starter +\d+ +[\d.]+ +[\d.]+ +[\d.]+\n/);
});
