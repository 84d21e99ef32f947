/** How passwords are kept: stretched by scrypt, a few at a time, with what they were stretched by beside them. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyFromBefore } from '@better-auth/utils/password';
import { Turns } from './turns.ts';

/** The least that OWASP asks for. */
const [COST, BLOCK, PARALLEL] = [2 ** 15, 8, 3];
const NOW = `scrypt:${COST}:${BLOCK}:${PARALLEL}:`;
const LENGTH = 64;
/** Node's threads for them write the journal as well: they are never all taken. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

const turns = new Turns(AT_ONCE, MOST_WAITING);

const stretched = (password: string, salt: string): Promise<Buffer> => {
  const options: ScryptOptions = { N: COST, r: BLOCK, p: PARALLEL, maxmem: 256 * COST * BLOCK };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
};

export const hashPassword = (password: string): Promise<string> =>
  turns.take(async () => {
    const salt = randomBytes(16).toString('hex');
    return `${NOW}${salt}:${(await stretched(password, salt)).toString('hex')}`;
  });
export const verifyPassword = (kept: string, password: string): Promise<boolean> =>
  turns.take(async () => {
    if (isFromBefore(kept)) return verifyFromBefore(kept, password);
    const [salt = '', key = ''] = kept.slice(NOW.length).split(':');
    return timingSafeEqual(await stretched(password, salt), Buffer.from(key, 'hex'));
  });
/** Was it stretched less than is done now? Whoever signs in with it has it kept anew. */
export const isFromBefore = (kept: string): boolean => !kept.startsWith(NOW);
