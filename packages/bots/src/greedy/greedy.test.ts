import { expect, test } from 'vitest';
import { duelOf, POOL, seeds } from '../duels.fixture.ts';
import { playDuel } from '../play-duel.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';

/** How many of the duels does the greedy bot win, in both seats with every pairing? */
const winsAgainstRandom = (count: number, greedy: (seed: number) => ReturnType<typeof greedyBot>): number =>
  seeds(count).filter((seed) => {
    const seat = seed & 4 ? 1 : 0;
    const random = randomBot(seed);
    const bots = seat === 0 ? ([greedy(seed), random] as const) : ([random, greedy(seed)] as const);
    return playDuel(duelOf(seed), bots, undefined, seed).winner === seat;
  }).length;

test('beats the random bot in at least three of four duels', () => {
  expect(winsAgainstRandom(60, (seed) => greedyBot(seed, POOL))).toBeGreaterThanOrEqual(45);
});

test('beats the random bot without knowing the cards, too', () => {
  expect(winsAgainstRandom(24, (seed) => greedyBot(seed))).toBeGreaterThanOrEqual(18);
});

test('duels among greedy bots are mostly decided by life points', () => {
  const byLifePoints = seeds(40).filter(
    (seed) =>
      playDuel(duelOf(seed), [greedyBot(seed, POOL), greedyBot(~seed, POOL)], undefined, seed).reason ===
      'life-points',
  );
  expect(byLifePoints.length).toBeGreaterThanOrEqual(35);
});
