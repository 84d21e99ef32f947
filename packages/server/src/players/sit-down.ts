/** Lays a table for two guests of a server. */
import type { MatchDeck } from '@spellspeed/match';
import type { ServerMessage } from '../protocol/server.ts';
import type { TableSettings } from '../protocol/values.ts';
import { Client, newGuest, type Request } from './client.ts';

export const QUICK: TableSettings = {
  bestOf: 3,
  format: 'master-2020',
  limits: 'none',
  clock: { bank: 600, increment: 5 },
  entry: 'link',
  spectators: 5,
  rated: false,
};
export interface Seats {
  readonly table: string;
  readonly tokens: readonly [string, string];
}
const plain = ({ main, extra, side }: MatchDeck) => ({ main: [...main], extra: [...extra], side: [...side] });

/** One lays the table, the other joins; both connections are closed again. */
export const sitDown = async (
  urls: readonly [string, string],
  decks: readonly [MatchDeck, MatchDeck],
  settings: TableSettings = QUICK,
): Promise<Seats> => {
  const [ann, bea] = await Promise.all([newGuest(urls[0], 'Ann'), newGuest(urls[1], 'Bea')]);
  const opened = await once(urls[0], ann.token, { type: 'open', settings, deck: plain(decks[0]) });
  if (opened.type !== 'done' || opened.table === undefined) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const joined = await once(urls[1], bea.token, { type: 'join', table, deck: plain(decks[1]) });
  if (joined.type !== 'done') throw new Error(JSON.stringify(joined));
  return { table, tokens: [ann.token, bea.token] };
};
/** Asks one thing. */
export const once = (url: string, token: string, request: Request): Promise<ServerMessage> =>
  new Promise((resolve, reject) => {
    new Client({
      url: () => url,
      token,
      told: () => undefined,
      welcomed: (client) => {
        client
          .ask(request)
          .then(resolve, reject)
          .finally(() => client.close());
      },
    });
  });
