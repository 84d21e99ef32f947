import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseStorage } from './database-storage.ts';
import { openEmbedded } from './embedded.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { freshSchema, HAS_POSTGRES } from './present.fixture.ts';
import type { Storage } from './storage.ts';
import { template } from './template.fixture.ts';

const KINDS: { readonly [name: string]: () => Promise<readonly [Storage, () => Promise<void>]> } = {
  PGlite: async () => [
    new DatabaseStorage((await openPglite(undefined, await template())).db),
    () => Promise.resolve(),
  ],
  'a data folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'server-'));
    return [
      await openEmbedded(join(folder, 'data'), await template()),
      () => rm(folder, { recursive: true }),
    ];
  },
  Postgres: async () => {
    const [schema, drop] = await freshSchema();
    const { POSTGRES } = await import('./present.fixture.ts');
    return [await openPostgres(POSTGRES, schema), drop];
  },
};
const rowOf = (table: string, n: number, epoch: number, question: number | null = n) => ({
  table_id: table,
  n,
  epoch,
  question,
  seat: 0,
  entry: JSON.stringify({ n }),
});
let tables = 0;

describe.each(Object.keys(KINDS))('the storage in %s', (name) => {
  const isThere = name !== 'Postgres' || HAS_POSTGRES;
  let storage: Storage;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const open = KINDS[name];
    if (!isThere || open === undefined) return;
    [storage, remove] = await open();
    await storage.addAccount(
      { id: 'ann', name: 'Ann', created_at: 1 },
      { digest: 'key', account: 'ann', created_at: Date.now() },
    );
  });
  afterAll(async () => {
    if (!isThere) return;
    await storage.close();
    await remove();
  });
  const newTable = async (): Promise<string> => {
    const id = `table ${tables++}`;
    await storage.addTable({ id, opening: '{}', host: 'ann', entry: 'open', created_at: tables });
    return id;
  };
  const trial = (title: string, run: () => Promise<void>): void => {
    test.skipIf(!isThere)(title, run);
  };

  trial('knows whose session it is, until it is ended', async () => {
    expect(await storage.accountOf('key')).toEqual({ id: 'ann', name: 'Ann' });
    expect(await storage.accountOf('other')).toBeNull();
    await storage.addAccount(
      { id: 'bea', name: 'Bea', created_at: 1 },
      { digest: 'key of Bea', account: 'bea', created_at: Date.now() },
    );
    await storage.endSessions('bea');
    expect(await storage.accountOf('key of Bea')).toBeNull();
  });
  trial('lists tables that wait for anybody', async () => {
    const id = await newTable();
    expect((await storage.waiting(0)).map((each) => each.id)).toContain(id);
    expect(await storage.waiting(1e15)).toEqual([]);
    expect(await storage.waitingOf('ann', 0)).toBeGreaterThan(0);
    expect(await storage.waitingOf('ann', 1e15)).toBe(0);
    await storage.setStatus(id, 'playing');
    expect((await storage.waiting(0)).map((each) => each.id)).not.toContain(id);
    expect(await storage.table(id)).toEqual({ opening: '{}', status: 'playing' });
    expect(await storage.table('none')).toBeNull();
  });
  trial('keeps the entries of a table in their order', async () => {
    const id = await newTable();
    expect(await storage.takeLease(id, 'one', [])).toEqual({ epoch: 1 });
    const written = await storage.append('one', [rowOf(id, 0, 1), rowOf(id, 1, 1)]);
    expect([...written].sort()).toEqual([`${id} 0`, `${id} 1`]);
    expect(await storage.entries(id, 0)).toEqual(['{"n":1}']);
  });
  trial('takes an entry that may have been written already, and never another in its place', async () => {
    const id = await newTable();
    await storage.takeLease(id, 'one', []);
    await storage.append('one', [rowOf(id, 0, 1)]);
    expect((await storage.append('one', [rowOf(id, 0, 1)])).size).toBe(1);
    expect(await storage.entries(id, -1)).toEqual(['{"n":0}']);
  });
  trial('notes each Match once, and rates its players by it', async () => {
    for (const name of ['cid', 'dan'])
      await storage.addAccount(
        { id: name, name, created_at: 1 },
        { digest: `key of ${name}`, account: name, created_at: Date.now() },
      );
    const table = await newTable();
    const result = { table_id: table, one: 'cid', other: 'dan', winner: 0, reason: 'duels' } as const;
    const rated = { ...result, best_of: 3, rated: true, ended_at: 1000 };
    for (const each of [rated, rated, { ...rated, winner: 1 as const }]) await storage.people.addResult(each);
    const [cid, dan] = [await storage.people.ratingOf('cid'), await storage.people.ratingOf('dan')];
    expect(cid).toMatchObject({ games: 1, at: 1000 });
    expect((cid?.rating ?? 0) - 1500).toBeCloseTo(1500 - (dan?.rating ?? 0), 6);
    expect(cid?.rating).toBeGreaterThan(1600);
    const free = await newTable();
    await storage.people.addResult({ ...rated, table_id: free, rated: false, winner: null, ended_at: 2000 });
    expect(await storage.people.ratingOf('cid')).toEqual(cid);
    expect(await storage.people.playedBy('dan', 1e15, 10)).toMatchObject([
      { table: free, outcome: 'drawn', rating: null },
      { table, opponent: { account: 'cid', name: 'cid' }, outcome: 'lost', rating: [1500, dan?.rating] },
    ]);
    expect(await storage.people.playedBy('dan', 2000, 10)).toHaveLength(1);
    // Nobody is among the strongest after a single Match.
    expect(await storage.people.leaders(10)).toEqual([]);
    for (let n = 0; n < 25; n++)
      await storage.people.addResult({
        ...rated,
        table_id: await newTable(),
        winner: n % 3 === 2 ? 1 : 0,
        ended_at: 3000 + n,
      });
    expect((await storage.people.leaders(10)).map(({ name: leader }) => leader)).toEqual(['cid', 'dan']);
  });
  trial('two Matches of the same people that end at once are both rated', async () => {
    const tables = [await newTable(), await newTable(), await newTable(), await newTable()];
    for (const name of ['eve', 'fay'])
      await storage.addAccount(
        { id: name, name, created_at: 1 },
        { digest: `key of ${name}`, account: name, created_at: Date.now() },
      );
    await Promise.all(
      tables.map((table, index) =>
        storage.people.addResult({
          table_id: table,
          one: index % 2 === 0 ? 'eve' : 'fay',
          other: index % 2 === 0 ? 'fay' : 'eve',
          winner: 0,
          reason: 'duels',
          best_of: 1,
          rated: true,
          ended_at: 5000,
        }),
      ),
    );
    expect(await storage.people.ratingOf('eve')).toMatchObject({ games: 4 });
    expect(await storage.people.ratingOf('fay')).toMatchObject({ games: 4 });
  });
  trial('keeps the newest snapshot', async () => {
    const id = await newTable();
    await storage.saveSnapshot(id, { n: 5, state: 'five' });
    await storage.saveSnapshot(id, { n: 3, state: 'three' });
    expect(await storage.snapshot(id)).toEqual({ n: 5, state: 'five' });
  });
  trial('gives a ticket to one of those who use it at once, and to nobody after it has ended', async () => {
    const { people } = storage;
    const ticket = { purpose: 'reset', account: 'ann', email: null, password: null, used_by: null } as const;
    for (const digest of ['first', 'second'])
      await people.addTicket({ ...ticket, digest, expires_at: Date.now() + 1000 });
    await Promise.all(['one', 'two', 'three'].map((by) => people.claimTicket('first', by)));
    const by = (await people.ticket('first'))?.used_by;
    expect(['one', 'two', 'three']).toContain(by);
    await people.claimTicket('first', 'late');
    expect((await people.ticket('first'))?.used_by).toBe(by);
    await people.endTickets('ann', 'reset');
    expect(await people.ticket('second')).toBe(null);
  });
  trial('keeps passkeys, each of one account', async () => {
    const { people } = storage;
    const passkey = {
      id: 'key',
      account: 'ann',
      public_key: 'x',
      counter: 1,
      transports: '[]',
      created_at: 1,
      used_at: null,
    };
    await people.addPasskey(passkey);
    await people.addPasskey({ ...passkey, public_key: 'y' });
    await people.usePasskey('key', 2, 5);
    expect(await people.passkeysOf('ann')).toEqual([{ ...passkey, counter: 2, used_at: 5 }]);
    await people.removePasskey('bea', 'key');
    expect(await people.passkey('key')).not.toBe(null);
    await people.removePasskeys('ann');
    expect(await people.passkey('key')).toBe(null);
  });

  // A data folder has a lock: one process alone has it.
  const isShared = isThere && name !== 'a data folder';
  test.skipIf(!isShared)('a node that lost its lease cannot write any more', async () => {
    const id = await newTable();
    await storage.takeLease(id, 'one', []);
    await storage.append('one', [rowOf(id, 0, 1)]);
    expect(await storage.takeLease(id, 'two', [])).toEqual({ heldBy: 'one' });
    expect(await storage.takeLease(id, 'two', ['one'])).toEqual({ epoch: 2 });
    expect((await storage.append('one', [rowOf(id, 1, 1)])).size).toBe(0);
    expect((await storage.append('two', [rowOf(id, 1, 2)])).size).toBe(1);
    // Not even by taking it again in the old epoch, or with an answer to a question that is answered.
    await storage.takeLease(id, 'one', ['two']);
    expect((await storage.append('one', [rowOf(id, 2, 1)])).size).toBe(0);
    expect((await storage.append('one', [rowOf(id, 2, 3, 1)])).size).toBe(0);
    expect(await storage.entries(id, -1)).toEqual(['{"n":0}', '{"n":1}']);
  });
  test.skipIf(!isShared)('a node learns which of its tables it has still', async () => {
    const [kept, lost] = [await newTable(), await newTable()];
    for (const id of [kept, lost]) await storage.takeLease(id, 'one', []);
    await storage.takeLease(lost, 'two', ['one']);
    expect([...(await storage.renewLeases('one', [kept, lost]))]).toEqual([[kept, 1]]);
  });
  test.skipIf(!isShared)('a table that is let go of is free at once', async () => {
    const id = await newTable();
    await storage.takeLease(id, 'one', []);
    await storage.releaseLeases('one', [id]);
    expect(await storage.takeLease(id, 'two', [])).toEqual({ epoch: 2 });
  });
  test.skipIf(!isShared)(
    'of many that write while the table changes hands, one alone has each number',
    async () => {
      const id = await newTable();
      const epochs = new Map<string, number>();
      const owners = ['one', 'two', 'three'];
      const writes: Promise<ReadonlySet<string>>[] = [];
      for (let n = 0; n < 60; n++) {
        const node = owners[n % 3] ?? '';
        const taken = await storage.takeLease(id, node, owners);
        if ('epoch' in taken) epochs.set(node, taken.epoch);
        // All of them try, each in the epoch that it believes in.
        for (const each of owners)
          writes.push(storage.append(each, [{ ...rowOf(id, n, epochs.get(each) ?? 0), entry: each }]));
      }
      const counts = new Map<string, number>();
      for (const durable of await Promise.all(writes))
        for (const key of durable) counts.set(key, (counts.get(key) ?? 0) + 1);
      const stored = await storage.entries(id, -1);
      expect(stored.length).toBe(counts.size);
      expect([...counts.values()].every((count) => count === 1)).toBe(true);
    },
  );
});
