/** Who asks: guests with a name, accounts that are kept by an e-mail and a password, and the keys by which they are known. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { digestOfToken, newId, newToken } from '../host/ids.ts';
import { blocking, type Me, newGuest, type SignedIn } from '../protocol/account.ts';
import type { AppOptions } from './app-options.ts';
import { ATTEMPTS, accountIn, BEARER, no, notSignedIn, readBody, unkept } from './asked.ts';
import { keptAccounts } from './kept-accounts.ts';
import { passkeys } from './passkeys.ts';

const MOST_BLOCKED = 500;

export const accounts = (app: FastifyInstance, options: AppOptions): void => {
  guests(app, options);
  keptAccounts(app, options);
  passkeys(app, options);
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
    const kept = await storage.people.mailboxOf(account.id);
    const mailbox = { email: kept?.email ?? null, confirmed: (kept?.confirmed_at ?? null) !== null };
    return unkept(reply).send({ ...account, ...mailbox } satisfies Me);
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
