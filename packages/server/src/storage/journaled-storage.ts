/** A database behind a journal: what is written is durable when the journal has it, and comes to the database a little later. */
import type { Journal } from './journal.ts';
import { carryOutOfPeople, JournaledPeople, type PeopleRecord } from './journaled-people.ts';
import type { People } from './people.ts';
import type { AccountRow, EntryRow, SessionRow, TableRow, TableStatus } from './schema.ts';
import {
  type Account,
  keyOf,
  type Snapshot,
  type Storage,
  type StoredTable,
  type Taken,
  type WaitingTable,
} from './storage.ts';

/** What a line of the journal says. Everything in it can be done twice without harm. */
export type JournalRecord =
  | { readonly add: 'account'; readonly account: AccountRow; readonly session: SessionRow }
  | { readonly add: 'table'; readonly table: TableRow }
  | { readonly add: 'entries'; readonly node: string; readonly rows: readonly EntryRow[] }
  | { readonly set: 'status'; readonly id: string; readonly status: TableStatus }
  | { readonly end: 'sessions'; readonly account: string }
  | PeopleRecord;

/** So many entries may wait for the database before the next answer waits for it too. */
const MOST_WAITING = 5000;
/** The most entries that go to the database at once. */
const AT_ONCE = 500;

/** Does again what a journal says. Leases are taken anew: this process is the only one that writes. */
export const replayed = async (storage: Storage, records: readonly JournalRecord[]): Promise<void> => {
  for (const record of records) await carryOut(storage, record);
};
const carryOut = async (storage: Storage, record: JournalRecord): Promise<void> => {
  if ('people' in record) await carryOutOfPeople(storage.people, record);
  else if ('end' in record) await storage.endSessions(record.account);
  else if ('set' in record) await storage.setStatus(record.id, record.status);
  else if (record.add === 'account') await storage.addAccount(record.account, record.session);
  else if (record.add === 'table') await storage.addTable(record.table);
  else await addEntries(storage, record.node, record.rows);
};
/** Entries are in the journal since their node had the table. The lease may lie elsewhere by now, so they are written as the journal says. */
const addEntries = async (storage: Storage, node: string, rows: readonly EntryRow[]): Promise<void> => {
  const durable = await storage.append(node, rows);
  const missing = rows.filter((row) => !durable.has(keyOf(row)));
  if (missing.length > 0) await storage.restore(missing);
};

/** Says of every table that it is held still, in whatever epoch. */
const EVERYTHING: ReadonlyMap<string, number> = new (class extends Map<string, number> {
  override has(): boolean {
    return true;
  }
})();

export class JournaledStorage implements Storage {
  readonly people: People;
  readonly #inside: Storage;
  readonly #journal: Journal;
  readonly #letGo: () => Promise<void>;
  #behind: JournalRecord[] = [];
  #entriesBehind = 0;
  #isCatchingUp = false;
  #caughtUp: Promise<void> = Promise.resolve();
  #trouble: unknown = null;

  constructor(inside: Storage, journal: Journal, letGo: () => Promise<void>) {
    this.#inside = inside;
    this.#journal = journal;
    this.#letGo = letGo;
    this.people = new JournaledPeople(
      async () => (await this.#upToDate()).people,
      (record) => this.#write(record),
    );
  }

  /** Durable when it is fulfilled; the database follows. */
  async #write(record: JournalRecord): Promise<void> {
    await this.#journal.append(record);
    this.#behind.push(record);
    if ('add' in record && record.add === 'entries') this.#entriesBehind += record.rows.length;
    if (!this.#isCatchingUp) this.#caughtUp = this.#catchUp();
    if (this.#entriesBehind > MOST_WAITING) await this.#caughtUp;
  }
  async #catchUp(): Promise<void> {
    this.#isCatchingUp = true;
    try {
      while (this.#behind.length > 0) await carryOut(this.#inside, this.#nextBehind());
    } catch (thrown) {
      // The journal has it all: it is made good at the next start, and this process must not go on.
      this.#trouble = thrown;
    } finally {
      this.#isCatchingUp = false;
    }
  }
  /** Entries that follow one another go together. */
  #nextBehind(): JournalRecord {
    const [first] = this.#behind;
    if (first === undefined) throw new Error('nothing is behind');
    if (!('add' in first) || first.add !== 'entries') {
      this.#behind.shift();
      return first;
    }
    const rows: EntryRow[] = [];
    let taken = 0;
    for (const record of this.#behind) {
      if (
        !('add' in record) ||
        record.add !== 'entries' ||
        record.node !== first.node ||
        rows.length > AT_ONCE
      )
        break;
      rows.push(...record.rows);
      taken++;
    }
    this.#behind.splice(0, taken);
    this.#entriesBehind -= rows.length;
    return { add: 'entries', node: first.node, rows };
  }
  /** What is read must be there first. */
  async #upToDate(): Promise<Storage> {
    while (this.#behind.length > 0 || this.#isCatchingUp) {
      await this.#caughtUp;
      if (this.#trouble) throw this.#trouble;
    }
    return this.#inside;
  }

  addAccount(account: AccountRow, session: SessionRow): Promise<void> {
    return this.#write({ add: 'account', account, session });
  }
  endSessions(account: string): Promise<void> {
    return this.#write({ end: 'sessions', account });
  }
  addTable(table: TableRow): Promise<void> {
    return this.#write({ add: 'table', table });
  }
  setStatus(id: string, status: TableStatus): Promise<void> {
    return this.#write({ set: 'status', id, status });
  }
  async append(node: string, rows: readonly EntryRow[]): Promise<ReadonlySet<string>> {
    if (this.#trouble) throw this.#trouble;
    await this.#write({ add: 'entries', node, rows });
    return new Set(rows.map(keyOf));
  }

  async accountOf(digest: string): Promise<Account | null> {
    return (await this.#upToDate()).accountOf(digest);
  }
  async sessionsAmong(digests: readonly string[]): Promise<ReadonlySet<string>> {
    return (await this.#upToDate()).sessionsAmong(digests);
  }
  async table(id: string): Promise<StoredTable | null> {
    return (await this.#upToDate()).table(id);
  }
  async waiting(since: number): Promise<readonly WaitingTable[]> {
    return (await this.#upToDate()).waiting(since);
  }
  async waitingOf(account: string, since: number): Promise<number> {
    return (await this.#upToDate()).waitingOf(account, since);
  }
  async takeLease(id: string, node: string): Promise<Taken> {
    // The folder has a lock: whoever had the table before was another process, and is gone.
    const inside = await this.#upToDate();
    const taken = await inside.takeLease(id, node, []);
    return 'heldBy' in taken ? inside.takeLease(id, node, [taken.heldBy]) : taken;
  }
  async entries(id: string, after: number): Promise<readonly string[]> {
    return (await this.#upToDate()).entries(id, after);
  }
  async snapshot(id: string): Promise<Snapshot | null> {
    return (await this.#upToDate()).snapshot(id);
  }
  /** Nothing is lost with it, so the journal need not know. */
  async saveSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    await (await this.#upToDate()).saveSnapshot(id, snapshot);
  }
  async restore(rows: readonly EntryRow[]): Promise<void> {
    await (await this.#upToDate()).restore(rows);
  }
  /** Nobody else could take them: it is not even looked. */
  renewLeases(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(EVERYTHING);
  }
  releaseLeases(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    if (this.#trouble) throw this.#trouble;
    await this.#inside.check();
  }
  async close(): Promise<void> {
    try {
      await this.#caughtUp;
      await this.#inside.close();
      await this.#journal.close();
    } finally {
      await this.#letGo();
    }
  }
}
