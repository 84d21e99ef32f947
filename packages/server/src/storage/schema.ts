/** The tables of the database, as they are after all migrations. */
import type { Generated, Insertable } from 'kysely';

/** Times are milliseconds since 1970, as everywhere in the log. */
export interface Database {
  readonly accounts: AccountTable;
  readonly sessions: SessionTable;
  readonly tables: TableTable;
  readonly leases: LeaseTable;
  readonly entries: EntryTable;
  readonly snapshots: SnapshotTable;
  readonly results: ResultTable;
  readonly ratings: RatingTable;
  readonly seeks: SeekTable;
  readonly credentials: CredentialTable;
  readonly blocks: BlockTable;
  readonly reports: ReportTable;
  readonly tournaments: TournamentTable;
  readonly tickets: TicketTable;
  readonly passkeys: PasskeyTable;
}
interface AccountTable {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}
interface SessionTable {
  /** The digest of the bearer's key. */
  readonly digest: string;
  readonly account: string;
  readonly created_at: number;
}
interface TableTable {
  readonly id: string;
  /** JSON of an `Opening`. */
  readonly opening: string;
  readonly host: string;
  readonly entry: 'open' | 'link';
  readonly status: Generated<TableStatus>;
  readonly created_at: number;
}
/** `waiting` for a second player · `playing` · `over`, or taken away. */
export type TableStatus = 'waiting' | 'playing' | 'over';
/** Who has the table. Whoever takes it raises the epoch, and what was written under an older one is refused. */
interface LeaseTable {
  readonly table_id: string;
  readonly node: string;
  readonly epoch: number;
  readonly until: Date;
}
interface EntryTable {
  readonly table_id: string;
  readonly n: number;
  readonly epoch: number;
  readonly question: number | null;
  readonly seat: number | null;
  /** JSON of an `Entry`. */
  readonly entry: string;
}
/** The Match as it was after an entry: shortens the way back. */
interface SnapshotTable {
  readonly table_id: string;
  readonly n: number;
  readonly state: string;
}
/** A Match that is over, with the ratings before and after it where it was rated. */
interface ResultTable {
  readonly table_id: string;
  /** Who sat at seats 0 and 1. */
  readonly one: string;
  readonly other: string;
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly best_of: number;
  readonly rated: boolean;
  readonly ended_at: number;
  readonly one_before: number | null;
  readonly one_after: number | null;
  readonly other_before: number | null;
  readonly other_after: number | null;
}
interface RatingTable {
  readonly account: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  /** When the last of them ended. */
  readonly at: number;
}
/** Somebody waits at this table for an opponent of like strength. */
interface SeekTable {
  readonly table_id: string;
  readonly account: string;
  /** What is to be played: only the same comes together. */
  readonly kind: string;
  readonly rating: number;
  readonly since: number;
  /** When this player was last there. */
  readonly seen: number;
}
/** By what an account is kept. */
interface CredentialTable {
  readonly account: string;
  readonly email: string;
  /** Salt and hash of the password. */
  readonly password: string;
  readonly created_at: number;
  /** When it was shown that whoever has the account reads what is sent there; null: it was not yet. */
  readonly confirmed_at: number | null;
}
/** Something that may be done once: by a link in a mail, or with a challenge of a passkey. */
interface TicketTable {
  /** The digest of what whoever uses it has to know. */
  readonly digest: string;
  readonly purpose: TicketPurpose;
  /** Null for who is not signed in yet. */
  readonly account: string | null;
  readonly email: string | null;
  /** Salt and hash of the password with which the account is to be kept. */
  readonly password: string | null;
  readonly expires_at: number;
  /** Who has used it: a name drawn for that one use. */
  readonly used_by: string | null;
}
export const TICKET_PURPOSES = ['confirm', 'reset', 'add-passkey', 'enter-passkey'] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];
interface PasskeyTable {
  /** As the authenticator calls it, in base64url. */
  readonly id: string;
  readonly account: string;
  readonly public_key: string;
  readonly counter: number;
  /** JSON of how the authenticator is reached. */
  readonly transports: string;
  readonly created_at: number;
  readonly used_at: number | null;
}
interface BlockTable {
  readonly account: string;
  /** Whom this account wants nothing to do with. */
  readonly blocked: string;
}
/** For whoever runs the server. */
interface ReportTable {
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly table_id: string;
  readonly why: string;
  readonly text: string;
  /** JSON of what was said at the table last, as the server passed it on. */
  readonly said: string;
  readonly at: number;
}
interface TournamentTable {
  readonly id: string;
  readonly organiser: string;
  /** Each writing raises it. */
  readonly version: number;
  /** JSON of a `KeptTournament`. */
  readonly kept: string;
  readonly created_at: number;
}
export type TournamentRow = Insertable<TournamentTable>;
export type CredentialRow = Insertable<CredentialTable>;
export type TicketRow = Insertable<TicketTable>;
export type PasskeyRow = Insertable<PasskeyTable>;
export type ReportRow = Insertable<ReportTable>;
export type ResultRow = Omit<
  Insertable<ResultTable>,
  'one_before' | 'one_after' | 'other_before' | 'other_after'
>;
export type RatingRow = Insertable<RatingTable>;
export type SeekRow = Insertable<SeekTable>;
export type AccountRow = Insertable<AccountTable>;
export type SessionRow = Insertable<SessionTable>;
export type TableRow = Insertable<TableTable>;
export type EntryRow = Insertable<EntryTable>;
