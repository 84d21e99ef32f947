/** Who asks: guests with a name, accounts that are kept by an e-mail and a password, and the keys by which they are known. */
import { timingSafeEqual } from 'node:crypto';
import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { digestOfToken, newId, newToken } from '../host/ids.ts';
import { blocking, credentials, newGuest, newPassword, type SignedIn } from '../protocol/account.ts';
import { type RefusalReason, refuse } from '../protocol/refusal.ts';
import { sessionToken } from '../protocol/values.ts';
import type { Account, Storage } from '../storage/storage.ts';
import type { AppOptions } from './app-options.ts';
import { Bucket } from './bucket.ts';

const BEARER = /^Bearer (.+)$/;
/** Of one address; and of one e-mail, wherever they come from. */
const ATTEMPTS = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
const OF_AN_EMAIL = 10;
const OF_AN_EMAIL_IN_A_SECOND = 1 / 30;
const MOST_BLOCKED = 500;

const STATUS = {
  malformed: 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  taken: 409,
  full: 409,
  'too-fast': 429,
};
const no = (
  reply: FastifyReply,
  reason: keyof typeof STATUS & RefusalReason,
  message?: string,
): FastifyReply => reply.code(STATUS[reason]).send({ refusal: refuse(reason, message) });
export const notSignedIn = (reply: FastifyReply): FastifyReply => no(reply, 'not-signed-in');
/** The first fault, as a sentence that never repeats what was sent. */
export const readBody = <S extends z.ZodType>(
  schema: S,
  { body }: FastifyRequest,
  reply: FastifyReply,
): z.output<S> | null => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  no(
    reply,
    'malformed',
    `${issue?.path.map(String).join('.') || 'body'}: ${issue?.message ?? 'expected another'}`,
  );
  return null;
};
export const accountIn = async ({ headers }: FastifyRequest, storage: Storage): Promise<Account | null> => {
  const token = sessionToken.safeParse(BEARER.exec(headers.authorization ?? '')?.[1]);
  return token.success ? storage.accountOf(digestOfToken(token.data)) : null;
};
const keyFor = async ({ people }: Storage, { id, name }: Account): Promise<SignedIn> => {
  const token = newToken();
  await people.addSession({ digest: digestOfToken(token), account: id, created_at: Date.now() });
  return { account: id, name, token };
};

export const accounts = (app: FastifyInstance, options: AppOptions): void => {
  guests(app, options);
  keptAccounts(app, options);
  blocks(app, options);
  reports(app, options);
};

const guests = (app: FastifyInstance, { storage, signedOut, guestsPerMinute }: AppOptions): void => {
  const limit = { config: { rateLimit: { max: guestsPerMinute, timeWindow: '1 minute' } } };
  /** Anybody is a guest at once; the key is shown this one time. */
  app.post('/api/guests', limit, async (request, reply) => {
    const read = readBody(newGuest, request, reply);
    if (read === null) return reply;
    const [id, token, now] = [newId(), newToken(), Date.now()];
    await storage.addAccount(
      { id, name: read.name, created_at: now },
      { digest: digestOfToken(token), account: id, created_at: now },
    );
    return unkept(reply).send({ account: id, name: read.name, token } satisfies SignedIn);
  });
  app.get('/api/me', async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    return unkept(reply).send({ ...account, email: await storage.people.emailOf(account.id) });
  });
  /** Everywhere: all keys of the account are forgotten. */
  app.post('/api/sign-out', async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    await storage.endSessions(account.id);
    signedOut(account.id);
    return reply.send({});
  });
};
export const unkept = (reply: FastifyReply): FastifyReply => reply.header('Cache-Control', 'no-store');

const keptAccounts = (app: FastifyInstance, { storage, signedOut }: AppOptions): void => {
  const { people } = storage;
  const pace = new EmailPace();
  /** Of nobody: who asks for an e-mail that nobody has waits as long as for one that somebody has. */
  const ofNobody = hashPassword(newToken());
  app.post('/api/account', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(credentials, request, reply);
    if (read === null) return reply;
    const password = await hashPassword(read.password);
    await people.keep({ account: account.id, email: read.email, password, created_at: Date.now() });
    const is = await people.credentialsOf(read.email);
    if (is?.account === account.id && is.password === password) return reply.send({});
    return no(reply, 'taken', 'The e-mail has an account, or you are kept already.');
  });
  app.post('/api/sign-in', ATTEMPTS, async (request, reply) => {
    const read = readBody(credentials, request, reply);
    if (read === null) return reply;
    if (pace.isTooFast(read.email)) return no(reply, 'too-fast');
    const found = await people.credentialsOf(read.email);
    const isRight = await verifyPassword(found?.password ?? (await ofNobody), read.password);
    if (found === null || !isRight) return no(reply, 'wrong-password');
    return unkept(reply).send(await keyFor(storage, { id: found.account, name: found.name }));
  });
  /** Whoever has the old keys is out. */
  app.post('/api/password', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(newPassword, request, reply);
    if (read === null) return reply;
    const email = await people.emailOf(account.id);
    if (email !== null && pace.isTooFast(email)) return no(reply, 'too-fast');
    const found = email === null ? null : await people.credentialsOf(email);
    if (found === null || !(await verifyPassword(found.password, read.old)))
      return no(reply, 'wrong-password');
    await people.setPassword(account.id, await hashPassword(read.password));
    await storage.endSessions(account.id);
    signedOut(account.id);
    return unkept(reply).send(await keyFor(storage, account));
  });
};
/** How often a password may be tried for one e-mail. */
class EmailPace {
  readonly #buckets = new Map<string, Bucket>();

  isTooFast(email: string): boolean {
    const now = performance.now();
    for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
    const bucket = this.#buckets.get(email) ?? new Bucket(OF_AN_EMAIL, OF_AN_EMAIL_IN_A_SECOND, now);
    this.#buckets.set(email, bucket);
    return bucket.take(now) > 0;
  }
}

const blocks = (app: FastifyInstance, { storage }: AppOptions): void => {
  const { people } = storage;
  app.get('/api/blocks', async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    return unkept(reply).send({ blocked: await people.blockedBy(account.id) });
  });
  app.post('/api/blocks', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(blocking, request, reply);
    if (read === null) return reply;
    if (!read.blocked) await people.unblock(account.id, read.account);
    else if (read.account === account.id || (await people.nameOf(read.account)) === null)
      return no(reply, 'malformed', 'account: expected somebody else');
    else if ((await people.blockedBy(account.id)).length >= MOST_BLOCKED) return no(reply, 'full');
    else await people.block(account.id, read.account);
    return reply.send({});
  });
};

const MOST_REPORTS = 200;
const reports = (app: FastifyInstance, { storage, operatorKey }: AppOptions): void => {
  app.get('/api/reports', ATTEMPTS, async ({ headers }, reply) => {
    const key = BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
    // Of equal length, so that the time that it takes tells nothing.
    const isRight = timingSafeEqual(Buffer.from(digestOfToken(key)), Buffer.from(digestOfToken(operatorKey)));
    if (operatorKey === '' || !isRight) return notSignedIn(reply);
    const found = await storage.people.reports(MOST_REPORTS);
    return unkept(reply).send({ reports: found.map((each) => ({ ...each, said: JSON.parse(each.said) })) });
  });
};
