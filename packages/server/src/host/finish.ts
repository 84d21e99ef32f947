/** A table that is over is noted: for its players' history, and for their ratings where it was rated. */
import type { Storage } from '../storage/storage.ts';
import type { Table } from '../table/table.ts';

/** Done once, however often it is asked for. `at` is when its last entry was made, so that it is the same whoever notes it. */
export const finish = async (storage: Storage, table: Table, at: number): Promise<void> => {
  const { opening, players, result } = table;
  const [host, guest] = players;
  // What was ended by agreement or taken away has no result.
  if (result !== null && guest !== null && result.reason !== 'agreed')
    await storage.people.addResult({
      table_id: opening.table,
      one: host.account,
      other: guest.account,
      winner: result.winner,
      reason: result.reason,
      best_of: opening.settings.bestOf,
      rated: opening.settings.rated,
      ended_at: at,
    });
  await storage.setStatus(opening.table, 'over');
};
