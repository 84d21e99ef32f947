/** What is written down of a table: how it was laid, then one entry after another. The same log always gives the same table. */
import { z } from 'zod';
import { accountId, deck, seat, tableId, tableSettings } from '../protocol/values.ts';

export const tablePlayer = z.strictObject({ account: accountId, name: z.string(), deck });
export type TablePlayer = z.infer<typeof tablePlayer>;

export const opening = z.strictObject({
  table: tableId,
  /** Nobody may learn it while the Match goes on: it gives away every shuffle. */
  seed: z.int().min(0),
  settings: tableSettings,
  /** The version of the engine and the digest of all definitions by which the Match is played. */
  rules: z.string(),
  host: tablePlayer,
  at: z.int(),
});
export type Opening = z.infer<typeof opening>;

const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), player: tablePlayer }),
  z.strictObject({ do: z.literal('answer'), choices: z.array(z.int()) }),
  z.strictObject({ do: z.literal('exchange'), deck }),
  z.strictObject({ do: z.literal('surrender') }),
  z.strictObject({ do: z.literal('claim') }),
  z.strictObject({ do: z.literal('agree') }),
  z.strictObject({ do: z.literal('close') }),
  /** Would like to take the last answer back, and what the other says to it. */
  z.strictObject({ do: z.literal('ask-undo') }),
  z.strictObject({ do: z.literal('answer-undo'), agrees: z.boolean() }),
  /** The clock of this player has run out. */
  z.strictObject({ do: z.literal('time-out'), player: seat }),
  z.strictObject({ do: z.literal('away'), player: seat }),
  z.strictObject({ do: z.literal('back'), player: seat }),
  /** The table has come to another node, or to this one after a fall: what was lost costs nobody time. */
  z.strictObject({ do: z.literal('resumed') }),
]);
export type Act = z.infer<typeof act>;
export type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

export const entry = z.strictObject({
  n: z.int().min(0),
  /** Milliseconds since 1970, by the clock of the node. */
  at: z.int(),
  /** Who did it; null for what the server says itself. */
  by: seat.nullable(),
  /** The number of the question that it answers. */
  question: z.int().nullable(),
  /** Milliseconds that its player's connection took, as the server measured it. */
  lag: z.int().min(0),
  act,
});
export type Entry = z.infer<typeof entry>;
export type Draft = Omit<Entry, 'n'>;
