/** Confirmed e-mails and lost passwords: what is sent, to whom, and what nobody is told. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOfToken } from '../host/ids.ts';
import { newGuest } from '../players/client.ts';
import { me, type SignedIn, signedIn } from '../protocol/account.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { postTo, reasonOf } from './asking.fixture.ts';

const SITE = 'https://duel.example';
let tried: Tried;
beforeAll(async () => {
  const config = configOf({ TRUST_PROXY: 'yes', SITE_URL: `${SITE}/` });
  tried = await serverIn(undefined, { config, mailer: { reaches: true } });
});
afterAll(() => tried.remove());

const post = postTo(() => tried.url);
const PASSWORD = 'correct horse battery';
const meOf = async (token: string) => {
  const answer = await fetch(`${tried.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? me.parse(await answer.json()) : answer.status;
};
const signIn = async (email: string, password = PASSWORD): Promise<SignedIn | string> => {
  const answer = await post('/api/sign-in', { email, password });
  return answer.ok ? signedIn.parse(await answer.json()) : reasonOf(answer);
};
/** The last mail to somebody, when so many have come. */
const mailTo = async (
  email: string,
  count = 1,
): Promise<{ subject: string; text: string; token: string }> => {
  const own = () => tried.mails.filter(({ to }) => to === email);
  await expect.poll(() => own().length).toBe(count);
  const { subject = '', text = '' } = own().at(-1) ?? {};
  return { subject, text, token: /#\/online\/(?:confirm|reset)\/(\S+)/.exec(text)?.[1] ?? '' };
};
/** Everything that was to be sent until now has been. */
const sentAll = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
const keep = (email: string, token: string, language = 'en') =>
  post('/api/account', { email, password: PASSWORD, language }, token);
const kept = async (name: string): Promise<{ readonly email: string; readonly token: string }> => {
  const email = `${name.toLowerCase()}@example.org`;
  const { token } = await newGuest(tried.url, name);
  await keep(email, token);
  const sent = await mailTo(email);
  expect((await post('/api/email/confirm', { token: sent.token }, token)).status).toBe(200);
  return { email, token };
};

describe('an account with an e-mail', () => {
  test('is kept when the link is opened, once, by who has asked for it', async () => {
    const [ann, eve] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Eve')];
    const asked = await keep('ann@example.org', ann.token, 'it');
    expect(await asked.json()).toEqual({ sent: true });
    const { subject, text, token } = await mailTo('ann@example.org');
    expect(subject).toBe('Spellspeed: Conferma il tuo indirizzo e-mail');
    expect(text).toContain(`${SITE}/#/online/confirm/${token}`);
    expect(await meOf(ann.token)).toMatchObject({ email: null, confirmed: false });
    expect(await signIn('ann@example.org')).toBe('wrong-password');
    expect(await reasonOf(await post('/api/email/confirm', { token }, eve.token))).toBe('not-signed-in');
    expect((await post('/api/email/confirm', { token }, ann.token)).status).toBe(200);
    expect(await reasonOf(await post('/api/email/confirm', { token }, ann.token))).toBe('expired');
    expect(await meOf(ann.token)).toMatchObject({ email: 'ann@example.org', confirmed: true });
    expect(await signIn('ann@example.org')).toMatchObject({ account: ann.account });
  });
  test('whoever asks for an address that is taken is answered as anybody; its mailbox is told', async () => {
    const { email } = await kept('Bea');
    const { token } = await newGuest(tried.url, 'Eve');
    const asked = await keep(email, token);
    expect([asked.status, await asked.json()]).toEqual([200, { sent: true }]);
    expect(await meOf(token)).toMatchObject({ email: null });
    expect((await mailTo(email, 2)).subject).toBe('Spellspeed: You have an account already');
  });
  test('the secret of a link is kept nowhere', async () => {
    const { token } = await newGuest(tried.url, 'Cid');
    await keep('cid@example.org', token);
    const sent = await mailTo('cid@example.org');
    expect(sent.token).toMatch(/^[\w-]{43}$/);
    const journal = await readFile(join(tried.folder, 'journal'), 'utf8');
    expect(journal).toContain(digestOfToken(sent.token));
    expect(journal).not.toContain(sent.token);
  });
});

describe('a lost password', () => {
  test('is answered the same whoever has the address', async () => {
    const { email } = await kept('Dan');
    const [known, unknown] = [
      await post('/api/password/lost', { email }),
      await post('/api/password/lost', { email: 'nobody@example.org' }),
    ];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await mailTo(email, 2)).subject).toBe('Spellspeed: Another password');
    await sentAll();
    expect(tried.mails.map(({ to }) => to)).not.toContain('nobody@example.org');
  });
  test('is replaced once by each link; whoever was signed in is out, and the other links are good for nothing', async () => {
    const { email, token: old } = await kept('Fay');
    await post('/api/password/lost', { email });
    const first = await mailTo(email, 2);
    await post('/api/password/lost', { email });
    const second = await mailTo(email, 3);
    const password = 'another horse battery';
    const reset = (token: string) => post('/api/password/reset', { token, password });
    const both = await Promise.all([reset(first.token), reset(first.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await reasonOf(await reset(second.token))).toBe('expired');
    expect(await meOf(old)).toBe(401);
    expect(await signIn(email)).toBe('wrong-password');
    expect(await signIn(email, password)).toMatchObject({ name: 'Fay' });
    expect((await mailTo(email, 4)).subject).toBe('Spellspeed: Your password has been changed');
  });
  test('cannot be replaced by a link that is too old, made up, or for something else', async () => {
    const { token } = await newGuest(tried.url, 'Gus');
    const { id } = me.parse(await meOf(token));
    const ticket = { account: id, email: 'gus@example.org', password: 'x', used_by: null };
    const add = (secret: string, change: object) =>
      tried.storage.people.addTicket({
        digest: digestOfToken(secret),
        purpose: 'reset',
        expires_at: Date.now() + 60_000,
        ...ticket,
        ...change,
      });
    const [tooOld, other, madeUp] = ['a', 'b', 'c'].map((letter) => letter.repeat(43)) as [
      string,
      string,
      string,
    ];
    await add(tooOld, { expires_at: Date.now() - 1 });
    await add(other, { purpose: 'confirm' });
    for (const secret of [tooOld, other, madeUp])
      expect(await reasonOf(await post('/api/password/reset', { token: secret, password: PASSWORD }))).toBe(
        'expired',
      );
  });
  test('no mailbox is filled', async () => {
    const { email } = await kept('Hal');
    for (let n = 0; n < 6; n++) expect((await post('/api/password/lost', { email })).status).toBe(200);
    await sentAll();
    expect(tried.mails.filter(({ to }) => to === email)).toHaveLength(3);
  });
});
