/** The whole table as it is told. */
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
