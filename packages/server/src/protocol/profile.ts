/** What is asked over HTTP of people: how strong they are, and how they have played. */
import { z } from 'zod';
import { accountId, tableId } from './values.ts';

const named = z.object({ account: accountId, name: z.string() });

/** How strong somebody is believed to be. */
export const ratingShown = z.object({ rating: z.number(), deviation: z.number(), games: z.number() });
/** A Match as one of its players remembers it. */
export const playedMatch = z.object({
  table: tableId,
  opponent: named,
  outcome: z.enum(['won', 'lost', 'drawn']),
  reason: z.string(),
  bestOf: z.number(),
  rated: z.boolean(),
  endedAt: z.number(),
  rating: z.tuple([z.number(), z.number()]).nullable(),
});
/** `GET /api/profiles/:account?before=TIME` */
export const profile = z.object({
  ...named.shape,
  rating: ratingShown.nullable(),
  played: z.array(playedMatch),
});
export type Profile = z.infer<typeof profile>;

/** `GET /api/leaders` */
export const leaders = z.object({ leaders: z.array(z.object({ ...named.shape, ...ratingShown.shape })) });
export type Leaders = z.infer<typeof leaders>;
