import { expect, it } from 'vitest';
import { compareDecks } from './compare.ts';
import type { Order, Player } from './orders.ts';
import { startPlayer } from './player-process.ts';
import { printDecks } from './print-decks.ts';
import { commitOf, ROOT } from './revision.ts';

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
      clockMilliseconds: (decisions * microseconds) / 500,
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
it('divides by the clock where the CPU is not known', async () => {
  const results = await compareDecks([pretend('node', 100), pretend('page', 20)], PLAN, () => {}, 'clock');
  // The clock of these players goes twice as fast as their CPU.
  expect(results.map(({ hot }) => hot.median)).toEqual([5_000, 25_000]);
  expect(printDecks(PLAN, results, 'clock')).toContain('per second by the clock');
});
it('takes this release of Node for a release that plays', async () => {
  const player = startPlayer('this one', { root: ROOT, node: process.execPath });
  const order = { deck: 'yugi-starter', from: 1, duels: 1 };
  expect(await player.play(order)).toMatchObject({ duels: 1, cpuMicroseconds: expect.any(Number) });
  await expect(player.play({ ...order, deck: 'nobody' })).rejects.toThrow('this one: there is no ready-made');
  player.stop();
});
it('knows which revisions there are', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf('no-such-revision')).toBeUndefined();
  expect(commitOf('--help')).toBeUndefined();
});
