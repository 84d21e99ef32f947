/** Quick matches, rematches, ratings and replays over real WebSockets, on a data folder. */
import { readMatchReplay, runMatchReplay } from '@spellspeed/formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newGuest, type Request } from './players/client.ts';
import { once, QUICK } from './players/sit-down.ts';
import { leaders, profile } from './protocol/profile.ts';
import type { ServerMessage } from './protocol/server.ts';
import { serverIn, type Tried } from './server.fixture.ts';
import { KAIBA, POOL, YUGI } from './table/tables.fixture.ts';

let tried: Tried;
beforeAll(async () => {
  tried = await serverIn();
});
afterAll(() => tried.remove());

const plain = ({ main, extra, side }: typeof KAIBA) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
const quick = (token: string, bestOf: 1 | 3 = 1): Promise<ServerMessage> =>
  once(tried.url, token, { type: 'quick', bestOf, rated: true, deck: plain(YUGI) });
const tableIn = (reply: ServerMessage): string => (reply.type === 'done' ? (reply.table ?? '') : '');
const profileOf = async (account: string) =>
  profile.parse(await (await fetch(`${tried.url}/api/profiles/${account}`)).json());
/** Until it is so. */
const eventually = async <T>(what: () => Promise<T>, is: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await what();
    if (is(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
/** Somebody who stays connected, and all that is told. */
const stays = async (token: string) => {
  const told: ServerMessage[] = [];
  const client = await new Promise<Client>((welcomed) => {
    new Client({ url: () => tried.url, token, told: (message) => told.push(message), welcomed });
  });
  return { client, told, ask: (request: Request) => client.ask(request) };
};

describe('a quick match', () => {
  test('brings together two who look for the same, each at one table, and changes their ratings', async () => {
    const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
    const waits = await quick(ann.token);
    expect(waits).toMatchObject({ type: 'done', waits: true });
    expect(await quick(ann.token)).toMatchObject({ table: tableIn(waits), waits: true });
    // Who looks for something else is not brought there.
    const other = await newGuest(tried.url, 'Cid');
    expect(await quick(other.token, 3)).toMatchObject({ waits: true });
    const found = await quick(bea.token);
    expect(tableIn(found)).toBe(tableIn(waits));
    expect(found).not.toHaveProperty('waits');
    const told = await quick(ann.token);
    expect(tableIn(told)).toBe(tableIn(waits));
    expect(told).not.toHaveProperty('waits');

    await once(tried.url, bea.token, { type: 'surrender', table: tableIn(found) });
    const { rating, played } = await eventually(
      () => profileOf(ann.account),
      (of) => of.played.length > 0,
    );
    expect(rating).toMatchObject({ games: 1 });
    expect(rating?.rating).toBeGreaterThan(1500);
    expect(played).toMatchObject([{ opponent: { name: 'Bea' }, outcome: 'won', rated: true, bestOf: 1 }]);
    expect((await profileOf(bea.account)).played).toMatchObject([{ outcome: 'lost' }]);
    expect(leaders.parse(await (await fetch(`${tried.url}/api/leaders`)).json()).leaders).toEqual([]);
    expect((await fetch(`${tried.url}/api/profiles/${'x'.repeat(20)}`)).status).toBe(404);
  });
  test('is not found by who has stopped looking', async () => {
    const [dan, eve] = [await newGuest(tried.url, 'Dan'), await newGuest(tried.url, 'Eve')];
    const waits = tableIn(await quick(dan.token));
    expect(await once(tried.url, dan.token, { type: 'close', table: waits })).toMatchObject({ type: 'done' });
    const own = await quick(eve.token);
    expect(own).toMatchObject({ waits: true });
    expect(tableIn(own)).not.toBe(waits);
    await once(tried.url, eve.token, { type: 'close', table: tableIn(own) });
  });
  test('of many at once brings each to one other', async () => {
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, index) => newGuest(tried.url, `P${index}`)),
    );
    const looking = new Map(guests.map(({ token }) => [token, '']));
    while ([...looking.values()].includes(''))
      await Promise.all(
        [...looking].map(async ([token, at]) => {
          if (at !== '') return;
          const reply = await quick(token);
          if (reply.type === 'done' && !reply.waits) looking.set(token, tableIn(reply));
        }),
      );
    const counts = [...looking.values()].map((table) => [...looking.values()].filter((at) => at === table));
    expect(counts.map(({ length }) => length)).toEqual(Array(8).fill(2));
  });
});

describe('a Match that is over', () => {
  test('is played again when both would like it, each on the other side; its replay is for its players', async () => {
    const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
    const settings = { ...QUICK, bestOf: 1, spectators: null } as const;
    const opened = await once(tried.url, ann.token, { type: 'open', settings, deck: plain(YUGI) });
    const table = tableIn(opened);
    await once(tried.url, bea.token, { type: 'join', table, deck: plain(KAIBA) });
    const replay = (token: string): Promise<Response> =>
      fetch(`${tried.url}/api/tables/${table}/replay`, { headers: { authorization: `Bearer ${token}` } });
    expect((await replay(ann.token)).status).toBe(409);
    const [a, b] = [await stays(ann.token), await stays(bea.token)];
    for (const each of [a, b]) await each.ask({ type: 'enter', table, last: -1 });
    expect(await a.ask({ type: 'rematch', table })).toMatchObject({ refusal: { reason: 'not-yet' } });
    await a.ask({ type: 'surrender', table });
    for (let asked = 0; asked < 2; asked++)
      expect(await a.ask({ type: 'rematch', table })).toMatchObject({ type: 'done' });
    expect(b.told.filter(({ type }) => type === 'rematch')).toEqual([
      { type: 'rematch', table, by: 0, next: null },
    ]);
    await b.ask({ type: 'rematch', table });
    const next = b.told.flatMap((message) => (message.type === 'rematch' ? [message.next] : [])).at(-1) ?? '';
    expect(next).toMatch(/^[a-z2-7]{20}$/);
    await b.ask({ type: 'enter', table: next, last: -1 });
    expect(b.told.at(-1)).toMatchObject({
      type: 'table',
      seat: 0,
      players: [{ name: 'Bea' }, { name: 'Ann' }],
      course: { stage: 'playing' },
    });
    for (const { client } of [a, b]) client.close();

    const text = await (
      await eventually(
        () => replay(bea.token),
        ({ ok }) => ok,
      )
    ).text();
    const read = readMatchReplay(text, 'match.json');
    if (!read.ok) throw new Error('it cannot be read');
    const run = runMatchReplay(read.value, POOL, read.value.deeds.length, () => undefined);
    expect(run.difference).toBeNull();
    expect(run.match.result).toMatchObject({ winner: 1 });
    const eve = await newGuest(tried.url, 'Eve');
    expect((await replay(eve.token)).status).toBe(403);
    expect((await fetch(`${tried.url}/api/tables/${table}/replay`)).status).toBe(401);
  });
});
