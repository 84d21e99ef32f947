/** What is told of a table: the whole of it, what is new, what is said, and who the other player is. */
import type { Player } from '@spellspeed/engine';
import { strengthOf } from '../protocol/bots.ts';
import type { ServerMessage, ServerMessageOf } from '../protocol/server.ts';
import type { Opening, TablePlayer } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

export const tableMessage = (
  { table, settings }: Opening,
  [host, guest]: Table['players'],
  seat: Player | null,
  course: ServerMessageOf<'table'>['course'],
): ServerMessage => {
  const named = ({ account, name }: Pick<TablePlayer, 'account' | 'name'>) => {
    const bot = strengthOf(account);
    return { account, name, ...(bot && { bot }) };
  };
  return {
    type: 'table',
    table,
    seat,
    settings,
    players: [named(host), guest && named(guest)],
    course,
  };
};

type News = ServerMessageOf<'news'>;
/** What has happened since an entry, for one of the players. */
export const newsMessage = (
  table: string,
  seat: Player,
  {
    after,
    events,
    course,
  }: Pick<News, 'after' | 'course'> & { readonly events: Iterable<News['events'][number]> },
): News => ({ type: 'news', table, seat, after, events: [...events], course });

/** What somebody says at the table. */
export const saidMessage = (
  table: string,
  { account, name }: Pick<TablePlayer, 'account' | 'name'>,
  text: string,
): ServerMessageOf<'said'> => ({ type: 'said', table, by: { account, name }, text });

/** The account of the other player; null for who does not play there. */
export const otherThan = (account: string, [host, guest]: Table['players']): string | null => {
  if (account === host.account) return guest?.account ?? null;
  return account === guest?.account ? host.account : null;
};
