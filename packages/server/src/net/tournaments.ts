/** Tournaments over HTTP. */
import { factsOf } from '@spellspeed/cards';
import { sheetOf } from '@spellspeed/tournament';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type RefusalReason, refuse } from '../protocol/refusal.ts';
import { entry, newTournament, ruling, type Tournaments as Shown } from '../protocol/tournament.ts';
import { accountId } from '../protocol/values.ts';
import type { Account, Storage } from '../storage/storage.ts';
import { ListedTournaments } from '../tournaments/listed.ts';
import { shownTo } from '../tournaments/shown.ts';
import type { Changed } from '../tournaments/tournaments.ts';
import type { AppOptions } from './app-options.ts';
import { accountIn, notSignedIn, readBody, unkept } from './asked.ts';

const PACE = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
const SELDOM = { config: { rateLimit: { max: 10, timeWindow: '1 hour' } } };
/** A deck is longer than a name. */
const WITH_DECK = { ...PACE, bodyLimit: 16_384 };
const asked = z.object({ id: accountId });
const idIn = ({ params }: FastifyRequest): string => asked.safeParse(params).data?.id ?? '';

const STATUS: { readonly [reason in RefusalReason]?: number } = {
  'no-such-table': 404,
  'not-yours': 403,
  malformed: 400,
  unavailable: 503,
};
const answerWith = (reply: FastifyReply, changed: Changed): FastifyReply =>
  'done' in changed ? reply.send({}) : reply.code(STATUS[changed.refusal.reason] ?? 409).send(changed);
const notThere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ refusal: refuse('no-such-table', 'There is no such tournament.') });

/** Does it for whoever is signed in. */
const signedIn =
  (
    storage: Storage,
    what: (account: Account, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const account = await accountIn(request, storage);
    return account === null ? notSignedIn(reply) : what(account, request, reply);
  };

export const tournamentRoutes = (app: FastifyInstance, options: AppOptions): void => {
  looking(app, options);
  doing(app, options);
};
const looking = (app: FastifyInstance, { storage, tournaments }: AppOptions): void => {
  const listed = new ListedTournaments(storage, tournaments);
  app.get('/api/tournaments', PACE, async (_request, reply) => {
    const shown: Shown = { tournaments: [...(await listed.list())] };
    return unkept(reply).send(shown);
  });
  app.get('/api/tournaments/:id', PACE, async (request, reply) => {
    const [loaded, account] = [await tournaments.upToDate(idIn(request)), await accountIn(request, storage)];
    if (loaded === null) return notThere(reply);
    const organiser = (await storage.people.nameOf(loaded.organiser)) ?? '';
    return unkept(reply).send(shownTo(account?.id ?? null, loaded, organiser));
  });
  /** For the organiser, to be printed. */
  app.get(
    '/api/tournaments/:id/sheets',
    PACE,
    signedIn(storage, async (account, request, reply) => {
      const loaded = await tournaments.load(idIn(request));
      if (loaded === null) return notThere(reply);
      if (loaded.organiser !== account.id) return answerWith(reply, { refusal: refuse('not-yours') });
      const nameOf = (passcode: number): string => factsOf(passcode)?.names.en ?? String(passcode);
      const sheets = loaded.tournament.state.entrants.map(({ name, deck }) =>
        deck === null ? name : sheetOf(name, deck, nameOf),
      );
      return unkept(reply).type('text/plain; charset=utf-8').send(sheets.join('\n\n\f\n'));
    }),
  );
};
const doing = (app: FastifyInstance, { storage, tournaments }: AppOptions): void => {
  const post = (
    path: string,
    limits: typeof PACE | typeof SELDOM | typeof WITH_DECK,
    what: (account: Account, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void => void app.post(`/api/tournaments${path}`, limits, signedIn(storage, what));

  post('', SELDOM, async (account, request, reply) => {
    const read = readBody(newTournament, request, reply);
    if (read === null) return reply;
    const begun = await tournaments.begin(account, read);
    return 'id' in begun ? reply.send(begun) : answerWith(reply, begun);
  });
  post('/:id/enter', WITH_DECK, async (account, request, reply) => {
    const read = readBody(entry, request, reply);
    return read === null
      ? reply
      : answerWith(reply, await tournaments.enter(idIn(request), account, read.deck));
  });
  post('/:id/drop', PACE, async (account, request, reply) =>
    answerWith(reply, await tournaments.drop(idIn(request), account.id)),
  );
  post('/:id/round', PACE, async (account, request, reply) =>
    answerWith(reply, await tournaments.startRound(idIn(request), account.id)),
  );
  post('/:id/ruling', PACE, async (account, request, reply) => {
    const read = readBody(ruling, request, reply);
    if (read === null) return reply;
    return answerWith(reply, await tournaments.rule(idIn(request), account.id, read.table, read.outcome));
  });
};
