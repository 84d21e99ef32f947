/** The steps by which a database becomes what this version needs. They run at the start, one node at a time; none is ever changed. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { botAccount, botName } from '../protocol/bots.ts';
import type { Database } from './schema.ts';

const tablesAndTheirLogs: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [
      sql`create table accounts (id text primary key, name text not null, created_at double precision not null)`,
      sql`create table sessions (digest text primary key, account text not null references accounts, created_at double precision not null)`,
      sql`create index sessions_account on sessions (account)`,
      sql`create table tables (id text primary key, opening text not null, host text not null references accounts, entry text not null,
        status text not null default 'waiting', created_at double precision not null)`,
      sql`create index tables_waiting on tables (created_at) where status = 'waiting' and entry = 'open'`,
      sql`create table leases (table_id text primary key references tables on delete cascade, node text not null, epoch integer not null, until timestamptz not null)`,
      sql`create index leases_node on leases (node)`,
      sql`create table entries (table_id text not null references tables on delete cascade, n integer not null, epoch integer not null, question integer,
        seat integer, entry text not null, primary key (table_id, n))`,
      // No question is answered twice, whoever writes.
      sql`create unique index entries_question on entries (table_id, question, seat) where question is not null`,
      sql`create table snapshots (table_id text primary key references tables on delete cascade, n integer not null, state text not null)`,
    ])
      await statement.execute(db);
  },
};

const ratedPlay: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [
      sql`create table results (table_id text primary key references tables on delete cascade, one text not null references accounts, other text not null references accounts,
        winner integer, reason text not null, best_of integer not null, rated boolean not null, ended_at double precision not null,
        one_before double precision, one_after double precision, other_before double precision, other_after double precision)`,
      sql`create index results_one on results (one, ended_at)`,
      sql`create index results_other on results (other, ended_at)`,
      sql`create table ratings (account text primary key references accounts, rating double precision not null, deviation double precision not null,
        volatility double precision not null, games integer not null, at double precision not null)`,
      sql`create index ratings_rating on ratings (rating)`,
      sql`create table seeks (table_id text primary key references tables on delete cascade, account text not null references accounts, kind text not null,
        rating double precision not null, since double precision not null, seen double precision not null)`,
      sql`create index seeks_kind on seeks (kind, since)`,
    ])
      await statement.execute(db);
  },
};

const keptAccounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [
      sql`create table credentials (account text primary key references accounts, email text not null unique, password text not null, created_at double precision not null)`,
      sql`create table blocks (account text not null references accounts, blocked text not null references accounts, primary key (account, blocked))`,
      sql`create index blocks_blocked on blocks (blocked)`,
      sql`create table reports (id text primary key, by text not null references accounts, about text not null references accounts, table_id text not null, why text not null,
        text text not null, said text not null, at double precision not null)`,
      sql`create index reports_by on reports (by, at)`,
    ])
      await statement.execute(db);
  },
};

const tournaments: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table tournaments (id text primary key, organiser text not null references accounts, version integer not null, kept text not null,
      created_at double precision not null)`.execute(db);
    await sql`create index tournaments_created on tournaments (created_at)`.execute(db);
  },
};

/** Bots have accounts, so that what is played against them is noted as any other Match. */
const bots: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const strength of [
      'random',
      'greedy',
      'search-1',
      'search-2',
      'search-3',
      'search-4',
      'search-5',
    ] as const)
      await sql`insert into accounts (id, name, created_at) values (${botAccount(strength)}, ${botName(strength)}, 0) on conflict do nothing`.execute(
        db,
      );
  },
};

const mailAndPasskeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [
      sql`alter table credentials add column confirmed_at double precision`,
      sql`create table tickets (digest text primary key, purpose text not null, account text references accounts, email text, password text,
        expires_at double precision not null, used_by text)`,
      sql`create index tickets_expires on tickets (expires_at)`,
      sql`create index tickets_account on tickets (account)`,
      sql`create table passkeys (id text primary key, account text not null references accounts, public_key text not null, counter double precision not null,
        transports text not null, created_at double precision not null, used_at double precision)`,
      sql`create index passkeys_account on passkeys (account)`,
    ])
      await statement.execute(db);
  },
};

const MIGRATIONS: { readonly [name: string]: Migration } = {
  '001-tables-and-their-logs': tablesAndTheirLogs,
  '002-rated-play': ratedPlay,
  '003-kept-accounts': keptAccounts,
  '004-tournaments': tournaments,
  '005-bots': bots,
  '006-mail-and-passkeys': mailAndPasskeys,
};
const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };

/** Brings the database up to this version; throws if it cannot. Another schema of the same database may have another version: it is not looked at. */
export const migrate = async (db: Kysely<Database>, schema = 'public'): Promise<void> => {
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error) throw error;
};
