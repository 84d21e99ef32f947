/** The values that messages are made of. */
import type { FormatName } from '@spellspeed/engine';
import type { BestOf } from '@spellspeed/match';
import { z } from 'zod';

/** Versions of the protocol that are spoken here, the newest first. */
export const PROTOCOLS = [1] as const;
/** No client sends more in one frame. */
export const MOST_BYTES = 16_384;

/** Characters that steer a terminal or turn the direction of writing, so that a name could look like another. */
const STEERING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Plain text that somebody typed; it is shown as text and never as HTML. */
const typed = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) => text.trim().normalize('NFC'))
    .refine((text) => text.length >= 1 && [...text].length <= most, `expected 1 to ${most} characters`)
    .refine((text) => !STEERING.test(text), 'expected characters that can be seen');

export const playerName = typed(24);
export const spoken = typed(300);
/** Names a table; nobody guesses it. */
export const tableId = z.string().regex(/^[a-z2-7]{20}$/, 'expected the id of a table');
export const accountId = z.string().regex(/^[a-z2-7]{20}$/, 'expected the id of an account');
/** A bearer's key; only its digest is stored. */
export const sessionToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'expected a key of a session');

/** Without quotes, comments and lists, by which one address could be written in many ways. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?\.[\p{L}\p{M}\p{N}-]+$/u;
/** Where somebody can be reached; it is written in one way only. */
export const email = z
  .string()
  .max(254)
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .refine((text) => ADDRESS.test(text) && !STEERING.test(text), 'expected an e-mail address');
/** Long rather than strange. */
export const password = z.string().min(10, 'expected at least 10 characters').max(200);

export const REPORT_REASONS = ['words', 'cheating', 'stalling', 'other'] as const;
export const reportReason = z.enum(REPORT_REASONS);
/** What somebody adds to a report; nothing is enough. */
export const remark = z.union([z.literal(''), typed(1000)]);

const passcodes = z.array(z.int().min(1).max(0xffff_ffff)).max(200);
export const deck = z.strictObject({ main: passcodes, extra: passcodes, side: passcodes });

export const seat = z.literal([0, 1]);
export type Seat = z.infer<typeof seat>;

/** Seconds. A bank for each Duel, and what a real action gives back. */
export const clockSettings = z.strictObject({
  bank: z.int().min(10).max(7200),
  increment: z.int().min(0).max(120),
});
export type ClockSettings = z.infer<typeof clockSettings>;

// Said again, so that a page that speaks the protocol loads no engine for it.
export const FORMAT_NAMES = ['master-2020', 'master-3', 'classic'] as const satisfies readonly FormatName[];
export const BESTS = [1, 3] as const satisfies readonly BestOf[];
export const LIMITS = ['ocg', 'tcg', 'none'] as const;

/** What a table is played by. */
export const tableSettings = z.strictObject({
  bestOf: z.literal(BESTS),
  format: z.enum(FORMAT_NAMES),
  /** The limit list that decks are checked by. */
  limits: z.enum(LIMITS),
  clock: clockSettings,
  /** `open`: in the list for everybody · `link`: for whoever has its address. */
  entry: z.enum(['open', 'link']),
  /** Seconds that spectators are behind; null where nobody may watch. */
  spectators: z.int().min(5).max(600).nullable(),
  /** Does the Match change the ratings of its players? */
  rated: z.boolean().default(false),
});
export type TableSettings = z.infer<typeof tableSettings>;

/** Numbers a request of this connection, so that its answer can be told from others. */
export const request = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Numbers the entries of a table's log, from 0. */
export const entryNumber = z.int().min(-1).max(1_000_000_000);
