/** What was found in the review of security (docs/security.md), each as it was mended. */
import { once as heard } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { digestOfToken, newId, newToken } from '../host/ids.ts';
import { newGuest } from '../players/client.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { SESSION_TIME } from '../storage/storage.ts';
import { KAIBA } from '../table/tables.fixture.ts';
import { MOST_ENTRANTS } from '../tournaments/tournaments.ts';
import { postTo, reasonOf } from './asking.fixture.ts';
import { Pace } from './pace.ts';

let tried: Tried;
beforeAll(async () => {
  const config = configOf({
    TRUST_PROXY: 'yes',
    SITE_URL: 'https://duel.example',
    CONNECTIONS_PER_ADDRESS: '3',
  });
  tried = await serverIn(undefined, { config, keysCheckedEvery: 50, mailer: { reaches: true } });
});
afterAll(() => tried.remove());
const post = postTo(() => tried.url);
const connect = (token: string, from = '10.9.0.1'): WebSocket =>
  new WebSocket(`${tried.url.replace('http', 'ws')}/play`, ['spellspeed.1', `token.${token}`], {
    headers: { 'x-forwarded-for': from },
  });
const statusOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });

describe('an address', () => {
  test('behind a proxy is what the proxy says, not what stands before it', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'correct horse battery' });
    const signIn = (n: number) =>
      fetch(`${tried.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `1.2.3.${n}, 10.8.0.1` },
        body: body.replace('nobody', `nobody${n}`),
      });
    const statuses = await Promise.all(
      Array.from({ length: 25 }, (_, n) => signIn(n).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
  test('has so many connections open at once, and others have theirs', async () => {
    const { token } = await newGuest(tried.url, 'Ann');
    const sockets = [connect(token), connect(token), connect(token)];
    expect(await Promise.all(sockets.map(statusOf))).toEqual([101, 101, 101]);
    expect(await statusOf(connect(token))).toBe(429);
    const other = connect(token, '10.9.0.2');
    expect(await statusOf(other)).toBe(101);
    const gone = sockets.map((socket) => heard(socket, 'close'));
    for (const socket of [...sockets, other]) socket.close();
    await Promise.all(gone);
    await expect.poll(() => statusOf(connect(token, '10.9.0.1'))).toBe(101);
  });
});

describe('a key', () => {
  test('that another node has ended, without a word, closes what it has opened', async () => {
    const { account, token } = await newGuest(tried.url, 'Bea');
    const socket = connect(token, '10.9.0.3');
    expect(await statusOf(socket)).toBe(101);
    const closed = heard(socket, 'close');
    await tried.storage.endSessions(account);
    expect((await closed)[0]).toBe(4401);
  });
  test('is good for half a year', async () => {
    const { account } = await newGuest(tried.url, 'Cid');
    const [old, young] = [newToken(), newToken()];
    for (const [token, age] of [
      [old, SESSION_TIME + 1000],
      [young, SESSION_TIME - 60_000],
    ] as const)
      await tried.storage.people.addSession({
        digest: digestOfToken(token),
        account,
        created_at: Date.now() - age,
      });
    expect(await statusOf(connect(old, '10.9.0.4'))).toBe(401);
    expect(await statusOf(connect(young, '10.9.0.4'))).toBe(101);
  });
});

test('whoever tries passwords without end keeps the owner out no longer than a try takes to come back', () => {
  const pace = new Pace(10, 1 / 30);
  for (let n = 0; n < 5000; n++) pace.isTooFast('ann@example.org', 1000);
  expect(pace.isTooFast('ann@example.org', 1000)).toBe(true);
  expect(pace.isTooFast('ann@example.org', 31_100)).toBe(false);
});

describe('a mail', () => {
  test('holds no link but the own, whatever somebody is called', async () => {
    const { token } = await newGuest(tried.url, 'http://evil.example');
    await post('/api/account', { email: 'fay@example.org', password: 'correct horse battery' }, token);
    await expect.poll(() => tried.mails.length).toBe(1);
    const [{ text } = { text: '' }] = tried.mails;
    expect(text.match(/https?:\/\/[^\s#]*/g)).toEqual(['https://duel.example/']);
    expect(text).not.toContain('evil.example');
  });
  test('is not written to many by one guest', async () => {
    const { token } = await newGuest(tried.url, 'Dan');
    const keep = (n: number) =>
      post('/api/account', { email: `x${n}@example.org`, password: 'correct horse battery' }, token);
    for (let n = 0; n < 3; n++) expect((await keep(n)).status).toBe(200);
    expect(await reasonOf(await keep(3))).toBe('too-fast');
  });
});

test('what is served runs nothing of others, in no frame of others, and at https stays there', async () => {
  for (const path of ['/health', '/api/me', '/nothing']) {
    const { headers } = await fetch(`${tried.url}${path}`);
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a tournament has room for so many, and is written no larger', async () => {
  const [dan, eve] = [await newGuest(tried.url, 'Dan'), await newGuest(tried.url, 'Eve')];
  const settings = { name: 'Cup', swiss: 1, cut: 0, bestOf: 1, limits: 'none' };
  const begun = await post('/api/tournaments', settings, dan.token);
  const { id } = (await begun.json()) as { id: string };
  const { people } = tried.storage;
  const { kept = '{}', version = 0 } = (await people.tournament(id)) ?? {};
  const accounts = Array.from({ length: MOST_ENTRANTS }, () => newId());
  await people.putTournament(id, version, JSON.stringify({ ...JSON.parse(kept), accounts }));
  const { main, extra, side } = KAIBA;
  const entered = await post(`/api/tournaments/${id}/enter`, { deck: { main, extra, side } }, eve.token);
  expect(await reasonOf(entered)).toBe('full');
});
