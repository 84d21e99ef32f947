/** Whether what is stored is what was acknowledged. */
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool, ENGINE_VERSION } from '@spellspeed/engine';
import type { Storage } from '../storage/storage.ts';
import { type Entry, entry as entrySchema, opening as openingSchema } from '../table/entry.ts';
import { Table } from '../table/table.ts';
import type { AcknowledgedAt } from './crowd.ts';

/** Sentences about what is wrong; none if all is well. */
export const faultsIn = async (
  storage: Storage,
  tables: readonly string[],
  acknowledged: readonly AcknowledgedAt[],
): Promise<readonly string[]> => {
  const pool = createPool(PLAYABLE_CARDS);
  const logs = new Map<string, readonly Entry[]>();
  const faults: string[] = [];
  for (const id of tables) {
    const stored = await storage.table(id);
    const log = (await storage.entries(id, -1)).map((row) => entrySchema.parse(JSON.parse(row)));
    logs.set(id, log);
    if (stored === null) {
      faults.push(`the table ${id} is not there`);
      continue;
    }
    const opening = openingSchema.parse(JSON.parse(stored.opening));
    if (opening.rules !== `${ENGINE_VERSION} ${pool.hash}`) faults.push(`the table ${id} is of other rules`);
    try {
      // Every number once and in its place, every act possible where it stands.
      Table.replay(opening, log, pool);
    } catch (thrown) {
      faults.push(`the log of ${id} cannot be carried out: ${String(thrown)}`);
    }
  }
  return [...faults, ...acknowledged.flatMap((each) => faultOf(each, logs.get(each.table) ?? []))];
};
const faultOf = ({ table, entry, question, choices }: AcknowledgedAt, log: readonly Entry[]): string[] => {
  const found = log[entry];
  const isSame =
    found !== undefined &&
    (choices === null ||
      (found.act.do === 'answer' &&
        found.question === question &&
        found.act.choices.join() === choices.join()));
  return isSame
    ? []
    : [`${table}: the entry ${entry} was acknowledged, and is ${JSON.stringify(found?.act)}`];
};
