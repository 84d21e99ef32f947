/** Who asks over HTTP, what is read of it, and how it is refused. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { digestOfToken, newToken } from '../host/ids.ts';
import type { SignedIn } from '../protocol/account.ts';
import { type RefusalReason, refuse } from '../protocol/refusal.ts';
import { sessionToken } from '../protocol/values.ts';
import type { Account, Storage } from '../storage/storage.ts';

export const BEARER = /^Bearer (.+)$/;
/** Of one address. */
export const ATTEMPTS = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
const STATUS = {
  malformed: 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  'no-passkey': 401,
  taken: 409,
  expired: 410,
  full: 409,
  'too-fast': 429,
};
export const no = (
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
export const keyFor = async ({ people }: Storage, { id, name }: Account): Promise<SignedIn> => {
  const token = newToken();
  await people.addSession({ digest: digestOfToken(token), account: id, created_at: Date.now() });
  return { account: id, name, token };
};

export const unkept = (reply: FastifyReply): FastifyReply => reply.header('Cache-Control', 'no-store');
