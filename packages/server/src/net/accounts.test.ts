/** Accounts that are kept, blocks and reports, over HTTP and WebSockets. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newGuest, type Request } from '../players/client.ts';
import { once, QUICK } from '../players/sit-down.ts';
import { me, reports as reportsShown, type SignedIn, signedIn } from '../protocol/account.ts';
import type { ServerMessage } from '../protocol/server.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { KAIBA, YUGI } from '../table/tables.fixture.ts';

const OPERATOR_KEY = 'a key of whoever runs the server';
let tried: Tried;
beforeAll(async () => {
  tried = await serverIn(undefined, { config: configOf({ TRUST_PROXY: 'yes', OPERATOR_KEY }) });
});
afterAll(() => tried.remove());

let address = 0;
/** Each from another address, as a proxy would say. */
const post = (path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${tried.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${++address}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const reasonOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { refusal: { reason: string } }).refusal.reason;
const meOf = async (token: string) => {
  const answer = await fetch(`${tried.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? me.parse(await answer.json()) : answer.status;
};
const signIn = async (email: string, password: string): Promise<SignedIn | string> => {
  const answer = await post('/api/sign-in', { email, password });
  return answer.ok ? signedIn.parse(await answer.json()) : reasonOf(answer);
};
const PASSWORD = 'correct horse battery';
const plain = ({ main, extra, side }: typeof KAIBA) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});

describe('an account', () => {
  test('is a guest that is kept with e-mail and password, and signed in elsewhere', async () => {
    const ann = await newGuest(tried.url, 'Ann');
    expect(
      (await post('/api/account', { email: ' Ann@Example.org ', password: PASSWORD }, ann.token)).status,
    ).toBe(200);
    expect(await meOf(ann.token)).toEqual({
      id: ann.account,
      name: 'Ann',
      email: 'ann@example.org',
      confirmed: false,
    });
    const elsewhere = await signIn('ANN@example.org', PASSWORD);
    expect(elsewhere).toMatchObject({ account: ann.account, name: 'Ann' });
    expect(await signIn('ann@example.org', 'wrong horse battery')).toBe('wrong-password');
    expect(await signIn('nobody@example.org', PASSWORD)).toBe('wrong-password');
    const token = typeof elsewhere === 'string' ? '' : elsewhere.token;
    await post('/api/sign-out', {}, token);
    expect([await meOf(ann.token), await meOf(token)]).toEqual([401, 401]);
    expect(await signIn('ann@example.org', PASSWORD)).toMatchObject({ name: 'Ann' });
  });
  test('has an e-mail that nobody else has, a password that is long enough, and is kept once', async () => {
    const [bea, cid] = [await newGuest(tried.url, 'Bea'), await newGuest(tried.url, 'Cid')];
    const keep = (token: string, email: string, password = PASSWORD) =>
      post('/api/account', { email, password }, token);
    expect((await keep(bea.token, 'bea@example.org')).status).toBe(200);
    expect(await reasonOf(await keep(cid.token, 'bea@example.org'))).toBe('taken');
    expect(await reasonOf(await keep(bea.token, 'other@example.org'))).toBe('taken');
    const short = await keep(cid.token, 'cid@example.org', 'short');
    expect(await short.text()).toContain('password: expected at least 10 characters');
    expect(await reasonOf(await keep(cid.token, 'no e-mail'))).toBe('malformed');
    expect(await reasonOf(await keep('x'.repeat(43), 'cid@example.org'))).toBe('not-signed-in');
  });
  test('that gets another password is out wherever the old keys are', async () => {
    const dan = await newGuest(tried.url, 'Dan');
    await post('/api/account', { email: 'dan@example.org', password: PASSWORD }, dan.token);
    const change = (old: string) =>
      post('/api/password', { old, password: 'another horse battery' }, dan.token);
    expect(await reasonOf(await change('not the old one'))).toBe('wrong-password');
    const changed = signedIn.parse(await (await change(PASSWORD)).json());
    expect(await meOf(dan.token)).toBe(401);
    expect(await meOf(changed.token)).toMatchObject({ name: 'Dan' });
    expect(await signIn('dan@example.org', PASSWORD)).toBe('wrong-password');
  });
  test('is tried for a while, then later, from wherever it is tried', async () => {
    const said: unknown[] = [];
    for (let n = 0; n < 12; n++) said.push(await signIn('ann@example.org', 'wrong horse battery'));
    expect(said).toContain('too-fast');
  });
});

describe('somebody who is blocked', () => {
  const asked = async (token: string) => {
    const told: ServerMessage[] = [];
    const client = await new Promise<Client>((welcomed) => {
      new Client({ url: () => tried.url, token, told: (message) => told.push(message), welcomed });
    });
    return { client, told, ask: (request: Request) => client.ask(request) };
  };
  const laid = async (token: string): Promise<string> => {
    const reply = await once(tried.url, token, { type: 'open', settings: QUICK, deck: plain(YUGI) });
    return reply.type === 'done' ? (reply.table ?? '') : '';
  };
  test('does not sit down with who has done so, and is not met in a quick match', async () => {
    const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
    expect((await post('/api/blocks', { account: bea.account, blocked: true }, ann.token)).status).toBe(200);
    const table = await laid(ann.token);
    const join = () => once(tried.url, bea.token, { type: 'join', table, deck: plain(KAIBA) });
    expect(await join()).toMatchObject({ refusal: { reason: 'blocked' } });
    const quick = (token: string) =>
      once(tried.url, token, { type: 'quick', bestOf: 1, rated: false, deck: plain(YUGI) });
    expect([await quick(ann.token), await quick(bea.token)]).toMatchObject([
      { waits: true },
      { waits: true },
    ]);
    await post('/api/blocks', { account: bea.account, blocked: false }, ann.token);
    expect(await join()).toMatchObject({ type: 'done' });
    expect(
      await reasonOf(await post('/api/blocks', { account: ann.account, blocked: true }, ann.token)),
    ).toBe('malformed');
  });
  test('is not heard; who says too much is told so; a report has what was said', async () => {
    const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
    const table = await laid(ann.token);
    await once(tried.url, bea.token, { type: 'join', table, deck: plain(KAIBA) });
    const [a, b] = [await asked(ann.token), await asked(bea.token)];
    for (const each of [a, b]) await each.ask({ type: 'enter', table, last: -1 });
    const heard = () => a.told.flatMap((message) => (message.type === 'said' ? [message.text] : []));
    await b.ask({ type: 'say', table, text: '<b>one</b>' });
    await post('/api/blocks', { account: bea.account, blocked: true }, ann.token);
    await b.ask({ type: 'say', table, text: 'two' });
    expect(heard()).toEqual(['<b>one</b>']);
    expect(b.told.filter(({ type }) => type === 'said')).toHaveLength(2);
    for (let n = 0; n < 5; n++) await b.ask({ type: 'say', table, text: 'more' });
    expect(await b.ask({ type: 'say', table, text: 'more' })).toMatchObject({
      refusal: { reason: 'too-fast' },
    });
    expect(await a.ask({ type: 'report', table, why: 'words', text: '' })).toMatchObject({ type: 'done' });
    const eve = await newGuest(tried.url, 'Eve');
    expect(
      await once(tried.url, eve.token, { type: 'report', table, why: 'other', text: 'x' }),
    ).toMatchObject({
      refusal: { reason: 'not-yours' },
    });
    for (const { client } of [a, b]) client.close();
    const reportsFor = (key: string) =>
      fetch(`${tried.url}/api/reports`, { headers: { authorization: `Bearer ${key}` } });
    expect((await reportsFor(ann.token)).status).toBe(401);
    const { reports } = reportsShown.parse(await (await reportsFor(OPERATOR_KEY)).json());
    expect(reports).toMatchObject([{ by: 'Ann', about: 'Bea', table, why: 'words' }]);
    expect(reports[0]?.said.map(({ text }) => text)).toContain('two');
  });
});
