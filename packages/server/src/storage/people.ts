/** What is kept of people: how they have played, how strong they are, who looks for an opponent. */
import type { Rating } from '../rating/glicko2.ts';
import type {
  CredentialRow,
  PasskeyRow,
  ReportRow,
  ResultRow,
  SeekRow,
  SessionRow,
  TicketPurpose,
  TicketRow,
  TournamentRow,
} from './schema.ts';

/** How strong somebody is, and by how many Matches that is known. */
export interface StoredRating extends Rating {
  readonly games: number;
  readonly at: number;
}
export interface Leader {
  readonly account: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}
/** A Match as one of its players remembers it. */
export interface PlayedMatch {
  readonly table: string;
  readonly opponent: { readonly account: string; readonly name: string };
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly reason: string;
  readonly bestOf: number;
  readonly rated: boolean;
  readonly endedAt: number;
  /** What the rating was before and after it; null where it was not rated. */
  readonly rating: readonly [before: number, after: number] | null;
}
export interface Credentials {
  readonly account: string;
  readonly name: string;
  readonly password: string;
}
export interface Mailbox {
  readonly email: string;
  readonly confirmed_at: number | null;
}
export interface Report {
  /** Names, and the account that it is about. */
  readonly by: string;
  readonly about: string;
  readonly account: string;
  readonly table: string;
  readonly why: string;
  readonly text: string;
  readonly said: string;
  readonly at: number;
}
export interface StoredTournament {
  readonly organiser: string;
  readonly version: number;
  readonly kept: string;
}
export interface ListedTournament {
  readonly id: string;
  /** The name of the organiser. */
  readonly by: string;
  readonly version: number;
}
export interface Seek {
  readonly table: string;
  readonly account: string;
  readonly kind: string;
  readonly rating: number;
  readonly since: number;
  readonly seen: number;
}

/** Everything that is written is durable when its promise is fulfilled, and can be written twice without harm. */
export interface People {
  nameOf(account: string): Promise<string | null>;
  addSession(session: SessionRow): Promise<void>;
  /** A guest is kept. Whoever has credentials already, or an e-mail that somebody has, is left as it was. */
  keep(credentials: CredentialRow): Promise<void>;
  credentialsOf(email: string): Promise<Credentials | null>;
  setPassword(account: string, password: string): Promise<void>;
  /** Null for who is kept by no e-mail. */
  mailboxOf(account: string): Promise<Mailbox | null>;
  confirmEmail(account: string, at: number): Promise<void>;

  addTicket(ticket: TicketRow): Promise<void>;
  ticket(digest: string): Promise<TicketRow | null>;
  /** Uses a ticket: of several who do so one has it afterwards. */
  claimTicket(digest: string, by: string): Promise<void>;
  /** Those of this account that nobody has used are good for nothing any more. */
  endTickets(account: string, purpose: TicketPurpose): Promise<void>;
  /** A passkey that is there already is left as it was. */
  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | null>;
  /** The oldest first. */
  passkeysOf(account: string): Promise<readonly PasskeyRow[]>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<void>;
  removePasskeys(account: string): Promise<void>;

  block(account: string, blocked: string): Promise<void>;
  unblock(account: string, blocked: string): Promise<void>;
  /** Whom this account has blocked. */
  blockedBy(account: string): Promise<readonly { readonly account: string; readonly name: string }[]>;
  /** Those who have blocked this account, or whom it has blocked. */
  apartFrom(account: string): Promise<ReadonlySet<string>>;
  addReport(report: ReportRow): Promise<void>;
  /** How many reports this account has made since then. */
  reportsBy(account: string, since: number): Promise<number>;

  /** The newest first. */
  reports(most: number): Promise<readonly Report[]>;

  /** A Match is over: it is noted once, and where it is rated both ratings change with it. */
  addResult(result: ResultRow): Promise<void>;
  /** Null for who has played no rated Match. */
  ratingOf(account: string): Promise<StoredRating | null>;
  /** The strongest of whom it is known well enough, the first first. */
  leaders(most: number): Promise<readonly Leader[]>;
  /** The Matches that ended before this time, the newest first. */
  playedBy(account: string, before: number, most: number): Promise<readonly PlayedMatch[]>;

  resultOf(table: string): Promise<{ readonly winner: 0 | 1 | null } | null>;

  addTournament(tournament: TournamentRow): Promise<void>;
  tournament(id: string): Promise<StoredTournament | null>;
  /** The newest first, by whom each is, and its version. */
  tournaments(most: number): Promise<readonly ListedTournament[]>;
  /** Writes it over this version; over another one nothing is written. */
  putTournament(id: string, over: number, kept: string): Promise<void>;

  /** Somebody waits at a table, or waits still. Not durable: who waits says so again and again. */
  putSeek(seek: SeekRow): Promise<void>;
  seekOf(account: string): Promise<Seek | null>;
  /** Those who wait for the same and were there after this time, the longest first. */
  seeks(kind: string, seenAfter: number): Promise<readonly Seek[]>;
  endSeek(table: string): Promise<void>;
}
