import { expect, it } from 'vitest';
import { compareDecks } from './compare.ts';
import type { Order } from './orders.ts';
import type { Player } from './player-process.ts';
import { printDecks } from './print-decks.ts';
import { commitOf } from './revision.ts';

/** A player who needs so much time for a decision, and plays every duel alike. */
const pretend = (name: string, microseconds: number, orders: Order[] = [], digest = 'same'): Player => ({
  name,
  play: async (order) => {
    orders.push(order);
    const decisions = order.duels * 100;
    return {
      duels: order.duels,
      decisions,
      cpuMicroseconds: decisions * microseconds,
      slowestMilliseconds: microseconds / 1000,
      digest,
    };
  },
  stop: () => {},
});
const PLAN = { decks: ['blackwing'], rounds: 2, duels: 10, warmUp: 25 };

it('warms up, plays the same duels with each revision, and divides by the first', async () => {
  const [old, now]: [Order[], Order[]] = [[], []];
  const progress: string[] = [];
  const players = [pretend('old', 100, old), pretend('now', 20, now)];
  const [first, second] = await compareDecks(players, PLAN, (text) => progress.push(text));
  expect(old).toEqual(now);
  expect(old.map(({ duels }) => duels)).toEqual([10, 15, 10, 10]);
  expect(new Set(old.map(({ from }) => from)).size).toBe(4);
  expect(progress.slice(-2)).toEqual(['blackwing: round 2 of 2, now', 'blackwing: round 2 of 2, old']);
  expect(first).toMatchObject({ hot: { median: 10_000 }, isSame: true });
  expect(first).not.toHaveProperty('ratio');
  expect(second).toMatchObject({ cold: 50_000, hot: { median: 50_000 }, ratio: { median: 5 }, isSame: true });
});
it('says where the duels are not the same', async () => {
  const results = await compareDecks([pretend('old', 100), pretend('now', 20, [], 'other')], PLAN, () => {});
  expect(results.map(({ isSame }) => isSame)).toEqual([true, false]);
  const table = printDecks(PLAN, results);
  expect(table).toMatch(/^blackwing .* now .* 5\.00 × .* other duels$/m);
  expect(table).toMatch(/^median of the decks .* now .* 5\.00 ×/m);
});
it('knows which revisions there are', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf('no-such-revision')).toBeUndefined();
  expect(commitOf('--help')).toBeUndefined();
});
