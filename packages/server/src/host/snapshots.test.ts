/** The way back to a table: from a snapshot, or from the whole log where the snapshot is damaged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseStorage } from '../storage/database-storage.ts';
import { openPglite } from '../storage/pglite.ts';
import type { Snapshot } from '../storage/storage.ts';
import { template } from '../storage/template.fixture.ts';
import { type Entry, entry as entrySchema, type Opening } from '../table/entry.ts';
import { Table } from '../table/table.ts';
import { GUEST, guestWith, HOST, openingOf, POOL, Sitting } from '../table/tables.fixture.ts';
import { Host } from './host.ts';
import { comeBack, Snapshots } from './snapshots.ts';
import type { Watcher } from './watcher.ts';

let storage: DatabaseStorage;
beforeAll(async () => {
  storage = new DatabaseStorage((await openPglite(undefined, await template())).db);
  for (const id of [HOST, GUEST])
    await storage.addAccount(
      { id, name: id, created_at: 1 },
      { digest: id, account: id, created_at: Date.now() },
    );
});
afterAll(() => storage.close());

let laid = 0;
/** A Match of two bots in the storage, as a node writes it. */
const played = async (entries: number, every: number) => {
  const id = `${'t'.repeat(18)}${'abcdefgh'[laid++ % 8]}a`;
  const opening: Opening = openingOf({ table: id });
  const sitting = new Sitting(opening);
  const snapshots = new Snapshots(-1, every);
  const kept: Snapshot[] = [];
  while (sitting.log.length < entries && sitting.table.stage === 'playing') {
    sitting.step();
    const last = sitting.log.at(-1);
    const snapshot = last && snapshots.take(last, sitting.table);
    if (snapshot) kept.push(snapshot);
  }
  await storage.addTable({ id, opening: '{}', host: HOST, entry: 'link', created_at: 1 });
  await storage.restore(sitting.log.map((entry) => rowOf(id, entry)));
  for (const snapshot of kept) await storage.saveSnapshot(id, snapshot);
  return { id, opening, sitting, kept };
};
const rowOf = (id: string, entry: Entry) => ({
  table_id: id,
  n: entry.n,
  epoch: 1,
  question: entry.question,
  seat: entry.by,
  entry: JSON.stringify(entry),
});
/** Comes back, and says what was read of the log and what was damaged. */
const back = async (opening: Opening) => {
  const after: number[] = [];
  const damaged: unknown[] = [];
  const watched = new Proxy(storage, {
    get: (inside, name) =>
      name === 'entries'
        ? (id: string, n: number) => {
            after.push(n);
            return inside.entries(id, n);
          }
        : Reflect.get(inside, name, inside).bind?.(inside),
  });
  const { table } = await comeBack(opening, {
    storage: watched,
    pool: POOL,
    damaged: (thrown) => damaged.push(thrown),
  });
  return { table, after, damaged };
};

describe('a table', () => {
  test('comes back from a snapshot as from its whole log, with the way back, and goes on the same', async () => {
    const { opening, sitting, kept } = await played(150, 40);
    expect(kept.length).toBeGreaterThanOrEqual(2);
    const { table, after, damaged } = await back(opening);
    expect([after, damaged]).toEqual([[kept.at(-1)?.n], []]);
    const whole = Table.replay(opening, sitting.log, POOL);
    expect(table.hash()).toBe(whole.hash());
    expect(sitting.log.length - 1 - (kept.at(-1)?.n ?? 0)).toBeLessThan(60);
    // What somebody would like to take back is answered the same by both.
    for (const by of [0, 1] as const) {
      const draft = { at: sitting.now, by, question: null, lag: 0, act: { do: 'ask-undo' } } as const;
      expect(table.take(draft)).toEqual(whole.take(draft));
    }
    expect(table.hash()).toBe(whole.hash());
  });
  test.each<[string, (state: string) => string]>([
    ['cut off', (state) => state.slice(0, -10)],
    ['no JSON', () => 'damaged'],
    ['other Life Points', (state) => state.replace(/8000/, '7999')],
    ['another clock', (state) => state.replace(/"banks":\[\d+/, '"banks":[1')],
    ['another entry', (state) => state.replace(/"last":\d+/, '"last":3')],
  ])('comes back from its log where the snapshot is damaged: %s', async (_what, damage) => {
    const { id, opening, sitting, kept } = await played(70, 40);
    const { n = 0, state = '' } = kept.at(-1) ?? {};
    expect(damage(state)).not.toBe(state);
    await storage.saveSnapshot(id, { n: n + 1, state: damage(state) });
    const { table, after, damaged } = await back(opening);
    expect(damaged).toHaveLength(1);
    expect(after.at(-1)).toBe(-1);
    expect(table.hash()).toBe(Table.replay(opening, sitting.log, POOL).hash());
  });
  test('has its snapshot made by the node where it lives, and comes back from it on another', async () => {
    const watch = { wrote: () => undefined, failed: () => undefined, acted: () => undefined };
    const hostOf = (node: string) => new Host({ storage, node, pool: POOL, watch, snapshotEvery: 20 });
    const [first, second] = [hostOf('one'), hostOf('two')];
    const { host, settings } = openingOf();
    const bea = { ...guestWith(), deck: host.deck };
    const id = await first.openFor(host, bea, settings);
    const found = typeof id === 'string' ? await first.find(id) : null;
    if (typeof id !== 'string' || found === null || !('here' in found)) throw new Error('no table');
    const asked = new Map<string, number>();
    const watchers = [host, bea].map(({ account, name }): Watcher => {
      const tell: Watcher['tell'] = (message) => {
        if (message.type === 'table' || message.type === 'news')
          asked.set(account, message.course.question?.number ?? -1);
      };
      return { key: account, account, name, lag: 0, tell };
    });
    for (const watcher of watchers) await found.here.enter(watcher, -1);
    // Whoever is asked takes the first choice; what that is not legal for changes nothing.
    for (let n = 0; n < 120; n++)
      for (const watcher of watchers)
        await found.here.act(watcher, { do: 'answer', choices: [0] }, asked.get(watcher.account) ?? -1);
    await first.end();
    expect((await storage.snapshot(id))?.n).toBeGreaterThanOrEqual(20);
    await second.find(id);
    await second.end();
    const opening: Opening = JSON.parse((await storage.table(id))?.opening ?? '');
    const log = (await storage.entries(id, -1)).map((row) => entrySchema.parse(JSON.parse(row)));
    expect(log.at(-1)?.act.do).toBe('resumed');
    const { table, after, damaged } = await back(opening);
    expect([after.length, damaged]).toEqual([1, []]);
    expect(after[0]).toBeGreaterThanOrEqual(20);
    expect(table.hash()).toBe(Table.replay(opening, log, POOL).hash());
  });
});
