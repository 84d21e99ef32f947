/** When a snapshot of a table is made, and how a table comes back from it. */
import type { CardPool } from '@spellspeed/engine';
import type { Snapshot, Storage } from '../storage/storage.ts';
import { type Entry, entry as entrySchema, type Opening } from '../table/entry.ts';
import { readSaved, writeSaved } from '../table/saved.ts';
import { Table } from '../table/table.ts';
import { KEPT } from '../table/way-back.ts';

/** Entries from one snapshot to the next. */
const EVERY = 200;

/**
 * Makes a snapshot now and then, and gives it away when so many answers have followed it as can be taken back: whoever begins at it has the whole way back, and no entry after it goes to before it.
 */
export class Snapshots {
  readonly #every: number;
  #due: number;
  #made: { readonly snapshot: Snapshot; readonly answers: number } | null = null;

  constructor(last: number, every: number = EVERY) {
    this.#every = every;
    this.#due = last + every;
  }
  /** The table has taken this entry; gives the snapshot that is to be kept now. */
  take({ n, act }: Entry, table: Table): Snapshot | null {
    if (act.do === 'answer-undo' && act.agrees) this.#made = null;
    else if (this.#made && act.do === 'answer') {
      const { snapshot, answers } = this.#made;
      this.#made = answers + 1 < KEPT ? { snapshot, answers: answers + 1 } : null;
      if (this.#made === null) return snapshot;
    } else if (this.#made === null && n >= this.#due) this.#make(n, table);
    return null;
  }
  #make(n: number, table: Table): void {
    const saved = table.save();
    if (saved === null) return;
    this.#made = { snapshot: { n, state: writeSaved(saved) }, answers: 0 };
    this.#due = n + this.#every;
  }
}

export interface ComingBack {
  readonly storage: Storage;
  /** Null where the rules are not those of the opening. */
  readonly pool: CardPool | null;
  /** A snapshot could not be used; the log is used instead. */
  readonly damaged: (thrown: unknown) => void;
}
interface Back {
  readonly table: Table;
  /** When the last entry was made. */
  readonly at: number;
}
/** The table to which the log has led: from the last snapshot on, or from the beginning where there is none or it is damaged. */
export const comeBack = async (opening: Opening, { storage, pool, damaged }: ComingBack): Promise<Back> => {
  const { table: id } = opening;
  const entriesAfter = async (n: number): Promise<readonly Entry[]> =>
    (await storage.entries(id, n)).map((row) => entrySchema.parse(JSON.parse(row)));
  const snapshot = pool === null ? null : await storage.snapshot(id);
  if (snapshot !== null && pool !== null) {
    const log = await entriesAfter(snapshot.n);
    try {
      return backWith(Table.restore(opening, readSaved(snapshot.state), pool), log, opening);
    } catch (thrown) {
      damaged(thrown);
    }
  }
  return backWith(new Table(opening, pool), await entriesAfter(-1), opening);
};
/** A log that does not go on from there throws. */
const backWith = (table: Table, log: readonly Entry[], opening: Opening): Back => {
  for (const entry of log) table.follow(entry);
  return { table, at: log.at(-1)?.at ?? opening.at };
};
