/** What is told of people over HTTP: profiles, the strongest, replays of what was played. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { KeptReplays } from '../host/kept-replays.ts';
import { type Refused, replayFor } from '../host/replays.ts';
import type { Leaders, Profile } from '../protocol/profile.ts';
import { refuse } from '../protocol/refusal.ts';
import { accountId, tableId } from '../protocol/values.ts';
import type { AppOptions } from './app-options.ts';
import { accountIn, notSignedIn } from './asked.ts';

const MOST_LEADERS = 100;
const MOST_PLAYED = 50;
const profileAsked = z.object({ account: accountId });
const before = z.coerce.number().positive().catch(Number.MAX_SAFE_INTEGER);
const tableAsked = z.object({ table: tableId });
/** What costs the node most is asked for least. */
const OFTEN = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
const SELDOM = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };

export const people = (app: FastifyInstance, { storage, pool, rules }: AppOptions): void => {
  const kept = new KeptReplays();
  app.get('/api/leaders', OFTEN, async (_request, reply): Promise<Leaders> => {
    reply.header('Cache-Control', 'no-cache');
    return { leaders: [...(await storage.people.leaders(MOST_LEADERS))] };
  });
  app.get('/api/profiles/:account', OFTEN, async (request, reply) => {
    const read = profileAsked.safeParse(request.params);
    const name = read.success ? await storage.people.nameOf(read.data.account) : null;
    if (!read.success || name === null) return notThere(reply);
    const { account } = read.data;
    const until = before.parse((request.query as { readonly before?: unknown }).before);
    const [rating, played] = await Promise.all([
      storage.people.ratingOf(account),
      storage.people.playedBy(account, until, MOST_PLAYED),
    ]);
    const shown = rating && { rating: rating.rating, deviation: rating.deviation, games: rating.games };
    const profile: Profile = {
      account,
      name,
      rating: shown,
      played: played.map((match) => ({
        ...match,
        rating: match.rating && [match.rating[0], match.rating[1]],
      })),
    };
    return reply.header('Cache-Control', 'no-cache').send(profile);
  });
  app.get('/api/tables/:table/replay', SELDOM, async (request, reply) => {
    const account = await accountIn(request, storage);
    if (account === null) return notSignedIn(reply);
    const read = tableAsked.safeParse(request.params);
    if (!read.success) return notThere(reply);
    const replay = await replayFor(account.id, read.data.table, { storage, pool, rules, kept });
    if ('refusal' in replay) return reply.code(STATUS[replay.refusal.reason]).send(replay);
    return reply
      .header('Content-Disposition', `attachment; filename="match-${read.data.table}.json"`)
      .type('application/json')
      .send(replay.text);
  });
};
const STATUS: { readonly [reason in Refused]: number } = {
  'no-such-table': 404,
  'not-yours': 403,
  'not-yet': 409,
  'older-rules': 409,
};
const notThere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ refusal: refuse('malformed', 'There is nobody and nothing of this name.') });
