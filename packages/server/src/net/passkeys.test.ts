/** Passkeys over HTTP, by an authenticator that is a program. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGuest } from '../players/client.ts';
import { signedIn } from '../protocol/account.ts';
import { passkeyOptions, passkeysShown } from '../protocol/passkey.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { postTo, reasonOf } from './asking.fixture.ts';
import { Authenticator, type Place } from './authenticator.fixture.ts';

const HERE: Place = { rpID: 'duel.example', origin: 'https://duel.example' };
let tried: Tried;
beforeAll(async () => {
  tried = await serverIn(undefined, { config: configOf({ TRUST_PROXY: 'yes', SITE_URL: HERE.origin }) });
});
afterAll(() => tried.remove());

const post = postTo(() => tried.url);
const challengeAt = async (path: string, token?: string): Promise<string> =>
  passkeyOptions.parse(await (await post(path, {}, token)).json()).challenge;
const toAdd = (token: string) => challengeAt('/api/passkeys/options', token);
const toEnter = () => challengeAt('/api/passkeys/sign-in/options');
const shown = async (token: string) => {
  const answer = await fetch(`${tried.url}/api/passkeys`, { headers: { authorization: `Bearer ${token}` } });
  return passkeysShown.parse(await answer.json()).passkeys;
};
const withPasskey = async (name: string) => {
  const guest = await newGuest(tried.url, name);
  const key = new Authenticator();
  const added = await post(
    '/api/passkeys',
    key.register(await toAdd(guest.token), guest.account, HERE),
    guest.token,
  );
  expect(added.status).toBe(200);
  return { ...guest, key };
};

describe('a passkey', () => {
  test('keeps a guest, signs in elsewhere, is listed and removed', async () => {
    const ann = await withPasskey('Ann');
    expect(await shown(ann.token)).toMatchObject([{ id: ann.key.id, usedAt: null }]);
    const entered = await post('/api/passkeys/sign-in', ann.key.signIn(await toEnter(), HERE));
    expect(signedIn.parse(await entered.json())).toMatchObject({ account: ann.account, name: 'Ann' });
    expect((await shown(ann.token))[0]?.usedAt).toEqual(expect.any(Number));
    const eve = await newGuest(tried.url, 'Eve');
    await post('/api/passkeys/remove', { id: ann.key.id }, eve.token);
    expect(await shown(ann.token)).toHaveLength(1);
    await post('/api/passkeys/remove', { id: ann.key.id }, ann.token);
    expect(await shown(ann.token)).toEqual([]);
    const gone = await post('/api/passkeys/sign-in', ann.key.signIn(await toEnter(), HERE));
    expect(await reasonOf(gone)).toBe('no-passkey');
  });
  test('is taken once for each challenge, and only for one of this server', async () => {
    const bea = await withPasskey('Bea');
    const said = bea.key.signIn(await toEnter(), HERE);
    const both = await Promise.all([said, said].map((each) => post('/api/passkeys/sign-in', each)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const madeUp = bea.key.signIn('x'.repeat(43), HERE);
    expect(await reasonOf(await post('/api/passkeys/sign-in', madeUp))).toBe('no-passkey');
    // A challenge for adding is none for entering.
    const other = bea.key.signIn(await toAdd(bea.token), HERE);
    expect(await reasonOf(await post('/api/passkeys/sign-in', other))).toBe('no-passkey');
  });
  test.each<[string, Place, number]>([
    ['for another page', { ...HERE, origin: 'https://evil.example' }, 0x05],
    ['for another name', { ...HERE, rpID: 'evil.example' }, 0x05],
    ['by nobody who was recognised', HERE, 0x01],
  ])('is not taken when it was used %s', async (_how, place, flags) => {
    const cid = await withPasskey('Cid');
    const said = cid.key.signIn(await toEnter(), place, flags);
    expect(await reasonOf(await post('/api/passkeys/sign-in', said))).toBe('no-passkey');
  });
  test('of somebody else signs nobody in, and cannot be added to another account', async () => {
    const [dan, eve] = [await withPasskey('Dan'), await newGuest(tried.url, 'Eve')];
    const forged = new Authenticator().signIn(await toEnter(), HERE);
    const asDan = { response: { ...forged.response, id: dan.key.id, rawId: dan.key.id } };
    expect(await reasonOf(await post('/api/passkeys/sign-in', asDan))).toBe('no-passkey');
    // The challenge was given to Dan.
    const key = new Authenticator();
    const stolen = key.register(await toAdd(dan.token), eve.account, HERE);
    expect(await reasonOf(await post('/api/passkeys', stolen, eve.token))).toBe('no-passkey');
    const again = dan.key.register(await toAdd(eve.token), eve.account, HERE);
    expect(await reasonOf(await post('/api/passkeys', again, eve.token))).toBe('taken');
  });
  test('that is too long or misshapen is refused with its place', async () => {
    const { token } = await newGuest(tried.url, 'Fay');
    const long = await post('/api/passkeys', { response: { id: 'a'.repeat(2000) } }, token);
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('response.id')]);
    expect((await post('/api/passkeys', { response: 'x'.repeat(40_000) }, token)).status).toBe(413);
  });
});
