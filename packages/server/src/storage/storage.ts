/** What is kept: accounts, tables, who has them, and their logs. */
import type { People } from './people.ts';
import type { AccountRow, EntryRow, SessionRow, TableRow, TableStatus } from './schema.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
}
export interface StoredTable {
  readonly opening: string;
  readonly status: TableStatus;
}
export interface WaitingTable {
  readonly id: string;
  readonly opening: string;
  readonly by: string;
}
/** A lease that was taken, or who has it. */
export type Taken = { readonly epoch: number } | { readonly heldBy: string } | { readonly held: 'unknown' };
export interface Snapshot {
  readonly n: number;
  readonly state: string;
}
/** Names an entry. */
export const keyOf = ({ table_id, n }: Pick<EntryRow, 'table_id' | 'n'>): string => `${table_id} ${n}`;

/** Everything that is written is durable when its promise is fulfilled. */
export interface Storage {
  /** What is kept of people beside their names. */
  readonly people: People;
  addAccount(account: AccountRow, session: SessionRow): Promise<void>;
  /** Whose session has this digest. */
  accountOf(digest: string): Promise<Account | null>;
  /** Which of these sessions are good still. */
  sessionsAmong(digests: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends all sessions of an account: signs it out everywhere. */
  endSessions(account: string): Promise<void>;

  addTable(table: TableRow): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Tables for anybody that were laid after this time and wait still, the newest first. */
  waiting(since: number): Promise<readonly WaitingTable[]>;
  /** How many tables of this account wait, laid after this time. */
  waitingOf(account: string, since: number): Promise<number>;
  setStatus(id: string, status: TableStatus): Promise<void>;

  /** Takes the table for a node, if nobody has it, its time is over, or whoever has it is known to be `gone`. */
  takeLease(id: string, node: string, gone: readonly string[]): Promise<Taken>;
  /** The leases of these tables go on; gives the epoch of each that the node has still. */
  renewLeases(node: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Lets go of tables, so that others may take them at once. */
  releaseLeases(node: string, ids: readonly string[]): Promise<void>;

  /**
   * Writes entries of tables that the node has in the epochs that they say; in the same statement it is looked whether it has. Gives the keys of those that are
   * durable, also if they were already: writing again what may have been written is harmless.
   */
  append(node: string, rows: readonly EntryRow[]): Promise<ReadonlySet<string>>;
  /** The entries of a table after this one. */
  entries(id: string, after: number): Promise<readonly string[]>;
  /** Writes entries that were acknowledged before a fall, whoever has the table. For the journal alone. */
  restore(rows: readonly EntryRow[]): Promise<void>;
  saveSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | null>;

  /** Throws if the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
/** A session is good for half a year; then its owner signs in again. */
export const SESSION_TIME = 180 * 24 * 3_600_000;
/** A lease is good for so long after it was taken or renewed. */
export const LEASE_SECONDS = 6;
