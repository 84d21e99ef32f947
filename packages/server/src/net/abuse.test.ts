/** What was found in the second review of security (docs/security.md): what a guest or a stranger could do to a node and its people. */
import { once as heard } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { KeptReplays } from '../host/kept-replays.ts';
import { LiveTable } from '../host/live-table.ts';
import { newGuest } from '../players/client.ts';
import { once, QUICK, sitDown } from '../players/sit-down.ts';
import { email } from '../protocol/values.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { KAIBA, YUGI } from '../table/tables.fixture.ts';
import { postTo, reasonOf } from './asking.fixture.ts';
import { Turns } from './turns.ts';

let tried: Tried;
beforeAll(async () => {
  const config = configOf({ TRUST_PROXY: 'yes', CONNECTIONS_PER_ADDRESS: '3', SITE_URL: 'http://localhost' });
  tried = await serverIn(undefined, { config });
});
afterAll(() => tried.remove());
const post = postTo(() => tried.url);
const connect = (token: string, from: string): WebSocket =>
  new WebSocket(`${tried.url.replace('http', 'ws')}/play`, ['spellspeed.1', `token.${token}`], {
    headers: { 'x-forwarded-for': from },
  });
const statusOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });
const plain = ({ main, extra, side }: typeof KAIBA) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});

describe('a connection', () => {
  test('that is refused is gone, though whoever asked does not hang up', async () => {
    const socket = connectTcp({ port: tried.server.port, host: '127.0.0.1', allowHalfOpen: true });
    const gone = new Promise((resolve) => socket.on('close', () => resolve(true)));
    socket.on('error', () => undefined);
    socket.write('GET /play HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resume();
    await heard(socket, 'end');
    const writing = setInterval(() => socket.write('x'), 20);
    const patience = new Promise((resolve) => setTimeout(() => resolve(false), 2000));
    expect(await Promise.race([gone, patience])).toBe(true);
    clearInterval(writing);
    socket.destroy();
  });
  test('counts for its network, of which one host has 2^64 addresses', async () => {
    const { token } = await newGuest(tried.url, 'Ann');
    const sockets = [1, 2, 3, 4].map((n) => connect(token, `2001:db8:1:2::${n}`));
    expect((await Promise.all(sockets.map(statusOf))).sort()).toEqual([101, 101, 101, 429]);
    const other = connect(token, '2001:db8:1:3::1');
    expect(await statusOf(other)).toBe(101);
    for (const socket of [...sockets, other]) socket.terminate();
  });
});

test('an e-mail is one address, written in one way', () => {
  for (const text of ['<ann@example.org', 'ann@example.org>', 'bea,ann@example.org', 'a;b@example.org'])
    expect(email.safeParse(text).success, text).toBe(false);
  for (const text of ['ann@example.org', "o'neil+duel@mail.example.org", 'jürgen@müller.example'])
    expect(email.safeParse(text).success, text).toBe(true);
});

test('whoever waits at ten tables keeps no tournament from its next round', async () => {
  const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
  const settings = { name: 'Cup', swiss: 1, cut: 0, bestOf: 1, limits: 'none' };
  const { id } = (await (await post('/api/tournaments', settings, ann.token)).json()) as { id: string };
  for (const { token } of [ann, bea])
    expect((await post(`/api/tournaments/${id}/enter`, { deck: plain(KAIBA) }, token)).status).toBe(200);
  for (let n = 0; n < 10; n++)
    for (const { token } of [ann, bea])
      await once(tried.url, token, { type: 'open', settings: QUICK, deck: plain(YUGI) });
  expect((await post(`/api/tournaments/${id}/round`, {}, ann.token)).status).toBe(200);
});
test('tables are laid at a pace, also where each is taken away again', async () => {
  const { token } = await newGuest(tried.url, 'Cid');
  const reasons = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const opened = await once(tried.url, token, { type: 'open', settings: QUICK, deck: plain(YUGI) });
    if (opened.type === 'refused') reasons.add(opened.refusal.reason);
    else if (opened.type === 'done' && opened.table)
      await once(tried.url, token, { type: 'close', table: opened.table });
  }
  expect([...reasons]).toEqual(['too-fast']);
});

test('a passkey more than there is room for is not added, whenever its challenge was given', async () => {
  const { account, token } = await newGuest(tried.url, 'Dan');
  const { people } = tried.storage;
  const row = { account, public_key: 'x', counter: 0, transports: '[]', created_at: 0, used_at: null };
  for (let n = 0; n < 10; n++) await people.addPasskey({ ...row, id: `${account}${n}` });
  const said = { clientDataJSON: 'e30', attestationObject: 'oA' };
  const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: said };
  expect(await reasonOf(await post('/api/passkeys', { response }, token))).toBe('full');
});

test('passwords are stretched as far as OWASP asks, and one from before is when it is used', async () => {
  const { account, token } = await newGuest(tried.url, 'Eve');
  const credentials = { email: 'eve@example.org', password: 'correct horse battery' };
  await post('/api/account', credentials, token);
  const { people } = tried.storage;
  const stored = async () => (await people.credentialsOf(credentials.email))?.password ?? '';
  expect(await stored()).toMatch(/^scrypt:32768:8:3:[\da-f]{32}:[\da-f]{128}$/);
  const { hashPassword } = await import('@better-auth/utils/password');
  await people.setPassword(account, await hashPassword(credentials.password));
  expect((await post('/api/sign-in', { ...credentials, password: 'another password' })).status).toBe(401);
  expect((await post('/api/sign-in', credentials)).status).toBe(200);
  expect(await stored()).toMatch(/^scrypt:32768/);
  expect((await post('/api/sign-in', credentials)).status).toBe(200);
  expect((await post('/api/sign-in', { ...credentials, password: 'another password' })).status).toBe(401);
});
test('of many who try passwords at once a few wait, and the rest is told to come again', async () => {
  const turns = new Turns(2, 3);
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return 'done';
  };
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(() => turns.take(work)));
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    ...Array(5).fill(true),
    false,
    false,
  ]);
  expect(outcomes[6]).toMatchObject({ reason: { statusCode: 429 } });
  expect(most).toBe(2);
  await expect(turns.take(() => Promise.reject(new Error('fallen')))).rejects.toThrow('fallen');
  expect(await turns.take(work)).toBe('done');
});

test('whatever is asked over HTTP has a pace', async () => {
  const headers = { 'x-forwarded-for': '10.77.0.1' };
  const statuses = new Set<number>();
  for (let n = 0; n < 1300; n += 50)
    for (const { status } of await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${tried.url}/api/me`, { headers })),
    ))
      statuses.add(status);
  expect([...statuses]).toEqual([401, 429]);
});
test('the page at /api is in no frame either', async () => {
  const { headers } = await fetch(`${tried.url}/api`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
test('a data folder is for its owner alone', async () => {
  const { lockFolder } = await import('../storage/folder-lock.ts');
  const folder = join(tried.folder, 'another');
  const letGo = await lockFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await letGo();
});

test('a list of tournaments reads each as it is once', async () => {
  const settings = { name: 'Listed', swiss: 1, cut: 0, bestOf: 1, limits: 'none' };
  const { token } = await newGuest(tried.url, 'Gil');
  await post('/api/tournaments', settings, token);
  const list = async () => (await fetch(`${tried.url}/api/tournaments`)).json();
  const first = await list();
  expect(JSON.stringify(first)).toContain('Listed');
  const reading = vi.spyOn(JSON, 'parse');
  const second = await list();
  expect(reading.mock.calls.filter(([text]) => text.includes('"snapshot"'))).toEqual([]);
  reading.mockRestore();
  expect(second).toEqual(first);
});

test('who watches comes and goes, and the log is played for them once', async () => {
  const { table } = await sitDown([tried.url, tried.url], [YUGI, KAIBA], QUICK);
  const { token } = await newGuest(tried.url, 'Hal');
  const reading = vi.spyOn(tried.storage, 'entries');
  for (let n = 0; n < 5; n++)
    expect((await once(tried.url, token, { type: 'enter', table, last: -1 })).type).toBe('done');
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
});
test('whoever is gone before the table has been found is at no table', async () => {
  const { table, tokens } = await sitDown([tried.url, tried.url], [YUGI, KAIBA], QUICK);
  const left = vi.spyOn(LiveTable.prototype, 'leave');
  const entered = vi.spyOn(LiveTable.prototype, 'enter').mockImplementation(async function (this: LiveTable) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { entry: 0 };
  });
  const socket = connect(tokens[0], '10.66.0.1');
  await heard(socket, 'open');
  socket.send(JSON.stringify({ type: 'enter', re: 0, table, last: -1 }));
  await expect.poll(() => entered.mock.calls.length).toBe(1);
  socket.terminate();
  await expect.poll(() => left.mock.calls.length).toBe(1);
  for (const each of [left, entered]) each.mockRestore();
});
test('a replay is made once, however often and by however many it is asked for', async () => {
  const replays = new KeptReplays();
  let made = 0;
  const make = () => `replay ${++made}`;
  const asked = await Promise.all([1, 2, 3].map(() => replays.of('table', make)));
  expect(new Set(asked)).toEqual(new Set(['replay 1']));
  expect(await replays.of('other', () => null)).toBeNull();
  for (let n = 0; n < 32; n++) await replays.of(`table ${n}`, make);
  expect(await replays.of('table', () => 'made anew')).toBe('made anew');
});
