/** Passkeys: a guest is kept by one, and signs in with it, without an e-mail or a password. */
import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newPasskey, type PasskeysShown, passkeyRemoved, usedPasskey } from '../protocol/passkey.ts';
import type { PasskeyRow } from '../storage/schema.ts';
import type { Account, Storage } from '../storage/storage.ts';
import type { AppOptions } from './app-options.ts';
import { ATTEMPTS, accountIn, keyFor, no, notSignedIn, readBody, unkept } from './asked.ts';
import { newTicket, useTicket } from './tickets.ts';

const MOST_OF_ACCOUNT = 10;
/** What an authenticator says is longer than a name. */
const LIMITS = { ...ATTEMPTS, bodyLimit: 16_384 };
const AT_A_NAME =
  'Passkeys belong to a name such as localhost, not to an IP address; whoever runs the server sets SITE_URL.';
const transportsIn = (text: string): string[] => z.array(z.string()).parse(JSON.parse(text));

/** To whom passkeys are said: the name of the site, and the one address at which its page is. */
const siteOf = ({ site }: AppOptions): { readonly rpID: string; readonly origin: string } | null => {
  const { hostname, origin } = new URL(site());
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { rpID: hostname, origin } : null;
};

export const passkeys = (app: FastifyInstance, options: AppOptions): void => {
  adding(app, options);
  signingIn(app, options);
  keeping(app, options);
};

const adding = (app: FastifyInstance, options: AppOptions): void => {
  const { storage } = options;
  const { people } = storage;
  app.post('/api/passkeys/options', LIMITS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const site = siteOf(options);
    if (site === null) return no(reply, 'no-passkey', AT_A_NAME);
    const own = await people.passkeysOf(account.id);
    if (own.length >= MOST_OF_ACCOUNT) return no(reply, 'full');
    const challenge = await newTicket(storage, 'add-passkey', { account: account.id });
    const said = await generateRegistrationOptions({
      rpName: 'Spellspeed',
      rpID: site.rpID,
      userName: account.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return unkept(reply).send(said);
  });
  app.post('/api/passkeys', LIMITS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(newPasskey, request, reply);
    if (read === null) return reply;
    // Several challenges may have been given while there was room.
    if ((await people.passkeysOf(account.id)).length >= MOST_OF_ACCOUNT) return no(reply, 'full');
    const row = await verifiedNew(options, account, read);
    if (row === null) return no(reply, 'no-passkey');
    await people.addPasskey(row);
    return (await people.passkey(row.id))?.account === account.id ? reply.send({}) : no(reply, 'taken');
  });
};
/** The passkey, if the browser has made it for this challenge, this account and this site. */
const verifiedNew = async (
  options: AppOptions,
  account: Account,
  { response }: z.output<typeof newPasskey>,
): Promise<PasskeyRow | null> => {
  const site = siteOf(options);
  if (site === null) return null;
  const { transports = [], ...said } = response.response;
  const verified = await verifyRegistrationResponse({
    response: { ...withoutNull(response), response: said },
    expectedChallenge: async (challenge) =>
      (await useTicket(options.storage, 'add-passkey', challenge))?.account === account.id,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    id,
    account: account.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    created_at: Date.now(),
    used_at: null,
  };
};

const signingIn = (app: FastifyInstance, options: AppOptions): void => {
  const { storage } = options;
  app.post('/api/passkeys/sign-in/options', LIMITS, async (_request, reply) => {
    const site = siteOf(options);
    if (site === null) return no(reply, 'no-passkey', AT_A_NAME);
    const challenge = await newTicket(storage, 'enter-passkey');
    const said = await generateAuthenticationOptions({
      rpID: site.rpID,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
    });
    return unkept(reply).send(said);
  });
  app.post('/api/passkeys/sign-in', LIMITS, async (request, reply) => {
    const read = readBody(usedPasskey, request, reply);
    if (read === null) return reply;
    const passkey = await storage.people.passkey(read.response.id);
    const account = passkey && (await verifiedUse(options, passkey, read));
    return account ? unkept(reply).send(await keyFor(storage, account)) : no(reply, 'no-passkey');
  });
};
const verifiedUse = async (
  options: AppOptions,
  passkey: PasskeyRow,
  { response }: z.output<typeof usedPasskey>,
): Promise<Account | null> => {
  const site = siteOf(options);
  const { storage } = options;
  if (site === null || !isOf(passkey.account, response.response.userHandle)) return null;
  const { userHandle: _, ...said } = response.response;
  const verified = await verifyAuthenticationResponse({
    response: { ...withoutNull(response), response: said },
    expectedChallenge: async (challenge) => (await useTicket(storage, 'enter-passkey', challenge)) !== null,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsIn(passkey.transports),
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await storage.people.usePasskey(passkey.id, verified.authenticationInfo.newCounter, Date.now());
  return named(storage, passkey.account);
};
const named = async ({ people }: Storage, id: string): Promise<Account | null> => {
  const name = await people.nameOf(id);
  return name === null ? null : { id, name };
};
/** Where the authenticator says whose it is, it is the same account. */
const isOf = (account: string, handle: string | null | undefined): boolean =>
  handle == null || Buffer.from(handle, 'base64url').toString() === account;
const withoutNull = <
  R extends { readonly authenticatorAttachment?: 'platform' | 'cross-platform' | null | undefined },
>(
  response: R,
) => {
  const { authenticatorAttachment, ...rest } = response;
  return { ...rest, ...(authenticatorAttachment && { authenticatorAttachment }) };
};

const keeping = (app: FastifyInstance, { storage }: AppOptions): void => {
  const { people } = storage;
  app.get('/api/passkeys', async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const own = await people.passkeysOf(account.id);
    const shown: PasskeysShown = {
      passkeys: own.map(({ id, created_at, used_at }) => ({
        id,
        createdAt: created_at,
        usedAt: used_at ?? null,
      })),
    };
    return unkept(reply).send(shown);
  });
  app.post('/api/passkeys/remove', LIMITS, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = readBody(passkeyRemoved, request, reply);
    if (read === null) return reply;
    await people.removePasskey(account.id, read.id);
    return reply.send({});
  });
};
