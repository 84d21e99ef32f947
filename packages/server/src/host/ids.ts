/** Names that nobody guesses. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Twenty letters: a hundred bits. */
export const newId = (): string => [...randomBytes(20)].map((byte) => LETTERS[byte % 32]).join('');

/** A bearer's key; whoever has it is signed in. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** From which the Duels of a Match are shuffled: as many bits as a Match takes, so that nobody tries them all. */
export const newSeed = (): number => randomInt(2 ** 20) * 2 ** 32 + randomInt(2 ** 32);
