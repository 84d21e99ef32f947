/** What a client may not do, and that it hurts nobody else. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sized } from '../../../../tests/size.fixture.ts';
import { newGuest } from '../players/client.ts';
import { QUICK, sitDown } from '../players/sit-down.ts';
import { serverMessage } from '../protocol/server.ts';
import { MOST_BYTES } from '../protocol/values.ts';
import { serverIn, type Tried } from '../server.fixture.ts';
import { KAIBA, YUGI } from '../table/tables.fixture.ts';

let tried: Tried;
let token: string;
beforeAll(async () => {
  tried = await serverIn();
  ({ token } = await newGuest(tried.url, 'Ann'));
});
afterAll(() => tried.remove());

const connect = (protocols: string[], options: object = {}): WebSocket =>
  new WebSocket(`${tried.url.replace('http', 'ws')}/play`, protocols, options);
const signedIn = (): WebSocket => connect(['spellspeed.1', `token.${token}`]);
const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => socket.once('open', () => resolve()));
const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', resolve);
  });
const statusOf = (socket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode);
      socket.terminate();
    });
  });
const received = (socket: WebSocket, count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const all: string[] = [];
    socket.on('message', (data) => {
      all.push(String(data));
      if (all.length === count) resolve(all);
    });
  });

describe('a connection', () => {
  test('is not made without a key that is known', async () => {
    expect(await statusOf(connect(['spellspeed.1']))).toBe(401);
    const other = randomBytes(32).toString('base64url');
    expect(await statusOf(connect(['spellspeed.1', `token.${other}`]))).toBe(401);
    expect(await statusOf(connect(['spellspeed.1', 'token.x']))).toBe(401);
  });
  test('is not made for a page of somebody else', async () => {
    const protocols = ['spellspeed.1', `token.${token}`];
    expect(await statusOf(connect(protocols, { origin: 'https://evil.example' }))).toBe(403);
    const own = connect(protocols, { origin: tried.url });
    await opened(own);
    own.close();
  });
  test('that speaks another version is told which are spoken', async () => {
    const socket = connect(['spellspeed.99', `token.${token}`]);
    const [said = ''] = await received(socket, 1);
    expect(JSON.parse(said)).toMatchObject({ type: 'refused', refusal: { reason: 'protocol' }, speaks: [1] });
    expect(await closed(socket)).toBe(4406);
  });
  test('is closed by a frame that is too long or is none of text, and by nothing that is only wrong', async () => {
    const long = signedIn();
    await opened(long);
    long.send('x'.repeat(MOST_BYTES + 1));
    expect(await closed(long)).toBe(1009);
    const binary = signedIn();
    await opened(binary);
    binary.send(Buffer.from([1]));
    expect(await closed(binary)).toBe(1003);
  });
  // Each socket is read at its pace, 30 frames a second.
  const FRAMES = sized(300, 3000);
  test(`takes ${FRAMES} damaged frames, answers each, and another client notices nothing`, async () => {
    const frames = fc.sample(
      fc.oneof(
        fc.json({ maxDepth: 2 }),
        fc.string(),
        fc
          .record({
            type: fc.constantFrom('answer', 'open', 'join', 'enter', 'say', 'ping', 'claim'),
            re: fc.nat(),
            table: fc.constantFrom('c'.repeat(20), 'x', 'q7'.repeat(10)),
            question: fc.integer(),
            choices: fc.array(fc.integer(), { maxLength: 4 }),
            last: fc.integer(),
          })
          .map((value) => JSON.stringify(value)),
      ),
      { numRuns: FRAMES, seed: 7 },
    );
    const sockets = Array.from({ length: 10 }, signedIn);
    await Promise.all(sockets.map(opened));
    const answers = sockets.map((socket, at) => {
      const own = frames.filter((_, index) => index % sockets.length === at);
      const all = received(socket, own.length);
      for (const frame of own) socket.send(frame);
      return all;
    });
    const before = process.memoryUsage().heapUsed;
    for (const said of (await Promise.all(answers)).flat())
      expect(serverMessage.safeParse(JSON.parse(said)).success).toBe(true);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
    const other = signedIn();
    const [welcome = ''] = await received(other, 1);
    expect(JSON.parse(welcome).type).toBe('welcome');
    for (const socket of [...sockets, other]) socket.terminate();
  });
  test('that floods is read more slowly, and nothing that it said is lost', async () => {
    const socket = signedIn();
    await opened(socket);
    const PINGS = 90;
    const began = performance.now();
    const all = received(socket, PINGS);
    for (let re = 0; re < PINGS; re++) socket.send(JSON.stringify({ type: 'ping', re }));
    const answers = (await all).map((text) => JSON.parse(text).re);
    expect(answers.filter((re) => re !== undefined)).toHaveLength(
      PINGS - (answers.includes(undefined) ? 1 : 0),
    );
    expect(performance.now() - began).toBeGreaterThan(500);
    socket.terminate();
  });
});

describe('over HTTP', () => {
  test('whoever runs the server learns how it is', async () => {
    expect(await (await fetch(`${tried.url}/health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${tried.url}/ready`)).status).toBe(200);
    expect(await (await fetch(`${tried.url}/metrics`)).text()).toContain('spellspeed_connections');
  });
  test('a guest with a name that is none is told why', async () => {
    await expect(newGuest(tried.url, ' ')).rejects.toThrow(/400.*expected 1 to 24 characters/);
    const huge = await fetch(`${tried.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(10_000) }),
    });
    expect(huge.status).toBe(413);
  });
  test('signing out ends every session and connection', async () => {
    const bea = await newGuest(tried.url, 'Bea');
    const socket = connect(['spellspeed.1', `token.${bea.token}`]);
    await opened(socket);
    const authorization = `Bearer ${bea.token}`;
    expect(await (await fetch(`${tried.url}/api/me`, { headers: { authorization } })).json()).toMatchObject({
      name: 'Bea',
    });
    await fetch(`${tried.url}/api/sign-out`, { method: 'POST', headers: { authorization } });
    expect(await closed(socket)).toBe(4401);
    expect((await fetch(`${tried.url}/api/me`, { headers: { authorization } })).status).toBe(401);
  });
});

test('every message of a Match is one that the protocol knows', async () => {
  const { table, tokens } = await sitDown([tried.url, tried.url], [YUGI, KAIBA], QUICK);
  const socket = connect(['spellspeed.1', `token.${tokens[0]}`]);
  // The welcome comes with the first packet.
  const all = received(socket, 3);
  await opened(socket);
  socket.send(JSON.stringify({ type: 'enter', re: 0, table, last: -1 }));
  const said = (await all).map((text) => serverMessage.parse(JSON.parse(text)));
  expect(said.map(({ type }) => type).sort()).toEqual(['done', 'table', 'welcome']);
  expect(JSON.stringify(said)).not.toContain('"seed"');
  socket.terminate();
});
