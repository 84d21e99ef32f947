/** Accounts that are kept by an e-mail and a password: keeping, signing in, another password, a lost one. */
import type { FastifyInstance } from 'fastify';
import { newToken } from '../host/ids.ts';
import { type MailKind, mailOf } from '../mail/words.ts';
import {
  confirming,
  credentials,
  type Kept,
  keeping,
  lostPassword,
  type MailLanguage,
  newPassword,
  resetPassword,
} from '../protocol/account.ts';
import type { AppOptions } from './app-options.ts';
import { ATTEMPTS, accountIn, keyFor, no, notSignedIn, readBody, unkept } from './asked.ts';
import { Pace } from './pace.ts';
import { hashPassword, isFromBefore, verifyPassword } from './passwords.ts';
import { newTicket, ticketFor, useTicket } from './tickets.ts';

/** Passwords that may be tried for one e-mail at once, and how long until the next. */
const TRIES = [10, 1 / 30] as const;
/** Mails to one address. */
const MAILS = [3, 1 / 600] as const;

interface Letter {
  readonly to: string;
  readonly name: string;
  readonly kind: MailKind;
  readonly language: MailLanguage;
  /** The part of the address of the page after `#`. */
  readonly at: string;
}
interface Post {
  /** Nobody waits for it: how long it takes tells nothing. */
  readonly later: (doing: () => Promise<void>) => void;
  readonly send: (letter: Letter) => Promise<void>;
}
const postOf = ({ mailer, site, logger }: AppOptions): Post => {
  const pace = new Pace(...MAILS);
  return {
    later: (doing) => {
      setImmediate(() => {
        doing().catch((thrown) => logger.error({ err: thrown }, 'a mail could not be sent'));
      });
    },
    send: async ({ to, name, kind, language, at }) => {
      // Whose password is changed hears of it in any case.
      if (kind !== 'changed' && pace.isTooFast(to)) return;
      const { subject, text } = mailOf(language, kind);
      await mailer.send({
        to,
        subject: `Spellspeed: ${subject}`,
        text: text(unlinked(name), `${site()}/#${at}`),
      });
    },
  };
};

/** A name that somebody has chosen is no link in a mail to somebody else. */
const unlinked = (name: string): string => name.normalize('NFKC').replace(/[./:@。｡]/g, '·');

export const keptAccounts = (app: FastifyInstance, options: AppOptions): void => {
  const post = postOf(options);
  const pace = new Pace(...TRIES);
  keep(app, options, post);
  signIn(app, options, pace);
  changePassword(app, options, pace, post);
  lost(app, options, post);
};

/**
 * Where mails reach people, an account is kept when the link in one is opened, and the answer is the same whoever has the address: only its mailbox is told. Where they do not, nobody could
 * open it, so the account is kept at once, and an address that is taken has to be told.
 */
const keep = (app: FastifyInstance, { storage, mailer }: AppOptions, { later, send }: Post): void => {
  const { people } = storage;
  const pace = new Pace(...MAILS);
  app.post('/api/account', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(keeping, request, reply);
    if (read === null) return reply;
    const { email, language } = read;
    const { name } = account;
    if ((await people.mailboxOf(account.id)) !== null) return no(reply, 'taken', 'You are kept already.');
    // Nobody writes to many through this server.
    if (mailer.reaches && pace.isTooFast(account.id)) return no(reply, 'too-fast');
    const password = await hashPassword(read.password);
    const row = { account: account.id, email, password };
    if (!mailer.reaches) {
      await people.keep({ ...row, created_at: Date.now(), confirmed_at: null });
      const is = await people.credentialsOf(email);
      if (is?.account !== account.id || is.password !== password)
        return no(reply, 'taken', 'The e-mail has an account.');
    }
    later(async () => {
      const owner = await people.credentialsOf(email);
      if (owner !== null && owner.account !== account.id)
        return send({ to: email, name: owner.name, kind: 'known', language, at: '/online' });
      const token = await newTicket(storage, 'confirm', row);
      return send({ to: email, name, kind: 'confirm', language, at: `/online/confirm/${token}` });
    });
    return reply.send({ sent: mailer.reaches } satisfies Kept);
  });
  /** Only by who has asked for it: nobody is led to keep the account of somebody else with an own address. */
  app.post('/api/email/confirm', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(confirming, request, reply);
    if (read === null) return reply;
    const found = await ticketFor(storage, 'confirm', read.token);
    if (found !== null && found.account !== account.id) return notSignedIn(reply);
    const ticket = await useTicket(storage, 'confirm', read.token);
    if (!ticket?.email || !ticket.password) return no(reply, 'expired');
    const { email, password } = ticket;
    const now = Date.now();
    await people.keep({ account: account.id, email, password, created_at: now, confirmed_at: now });
    if ((await people.credentialsOf(email))?.account !== account.id) return no(reply, 'taken');
    await people.confirmEmail(account.id, now);
    await people.endTickets(account.id, 'confirm');
    return reply.send({});
  });
};

const signIn = (app: FastifyInstance, { storage }: AppOptions, pace: Pace): void => {
  /** Of nobody: who asks for an e-mail that nobody has waits as long as for one that somebody has. */
  const ofNobody = hashPassword(newToken());
  app.post('/api/sign-in', ATTEMPTS, async (request, reply) => {
    const read = readBody(credentials, request, reply);
    if (read === null) return reply;
    if (pace.isTooFast(read.email)) return no(reply, 'too-fast');
    const found = await storage.people.credentialsOf(read.email);
    const isRight = await verifyPassword(found?.password ?? (await ofNobody), read.password);
    if (found === null || !isRight) return no(reply, 'wrong-password');
    if (isFromBefore(found.password))
      await storage.people.setPassword(found.account, await hashPassword(read.password));
    return unkept(reply).send(await keyFor(storage, { id: found.account, name: found.name }));
  });
};

const changePassword = (
  app: FastifyInstance,
  { storage, signedOut }: AppOptions,
  pace: Pace,
  { later, send }: Post,
): void => {
  const { people } = storage;
  /** Whoever has the old keys is out. */
  app.post('/api/password', ATTEMPTS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(newPassword, request, reply);
    if (read === null) return reply;
    const email = (await people.mailboxOf(account.id))?.email ?? null;
    if (email !== null && pace.isTooFast(email)) return no(reply, 'too-fast');
    const found = email === null ? null : await people.credentialsOf(email);
    if (email === null || found === null || !(await verifyPassword(found.password, read.old)))
      return no(reply, 'wrong-password');
    await people.setPassword(account.id, await hashPassword(read.password));
    await people.endTickets(account.id, 'reset');
    await storage.endSessions(account.id);
    signedOut(account.id);
    const { name } = account;
    later(() => send({ to: email, name, kind: 'changed', language: read.language, at: '/online' }));
    return unkept(reply).send(await keyFor(storage, account));
  });
};

const lost = (
  app: FastifyInstance,
  { storage, mailer, signedOut }: AppOptions,
  { later, send }: Post,
): void => {
  const { people } = storage;
  /** Answered before it is looked whether anybody has the address. */
  app.post('/api/password/lost', ATTEMPTS, async (request, reply) => {
    const read = readBody(lostPassword, request, reply);
    if (read === null) return reply;
    const { email, language } = read;
    later(async () => {
      const owner = await people.credentialsOf(email);
      if (owner === null) return;
      const { account, name } = owner;
      const token = await newTicket(storage, 'reset', { account });
      await send({ to: email, name, kind: 'lost', language, at: `/online/reset/${token}` });
    });
    return reply.send({});
  });
  app.post('/api/password/reset', ATTEMPTS, async (request, reply) => {
    const read = readBody(resetPassword, request, reply);
    if (read === null) return reply;
    // No work for whoever has no link.
    if ((await ticketFor(storage, 'reset', read.token)) === null) return no(reply, 'expired');
    const password = await hashPassword(read.password);
    const ticket = await useTicket(storage, 'reset', read.token);
    const mailbox = ticket?.account ? await people.mailboxOf(ticket.account) : null;
    if (!ticket?.account || mailbox === null) return no(reply, 'expired');
    const { account } = ticket;
    await people.setPassword(account, password);
    await people.endTickets(account, 'reset');
    // Whoever reads the mails has it now: what somebody else may have left there is no way in any more.
    if (mailer.reaches && mailbox.confirmed_at === null) {
      await people.removePasskeys(account);
      await people.confirmEmail(account, Date.now());
    }
    await storage.endSessions(account);
    signedOut(account);
    const name = (await people.nameOf(account)) ?? '';
    later(() => send({ to: mailbox.email, name, kind: 'changed', language: read.language, at: '/online' }));
    return reply.send({});
  });
};
