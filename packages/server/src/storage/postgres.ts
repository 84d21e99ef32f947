/** A Postgres server. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseStorage } from './database-storage.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

/** The most connections of a node. */
const CONNECTIONS = 8;

/** Connects and migrates; `schema` names the one in which everything lies. */
export const openPostgres = async (url: string, schema = 'public'): Promise<Storage> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // What hangs is given up, and tried again.
    query_timeout: 10_000,
    options: `-c search_path=${schema}`,
  });
  // A connection that is lost while nobody uses it is no fault: the next one is made when it is needed.
  pool.on('error', () => undefined);
  // Nor while somebody has it and asks nothing at the moment: what is asked next fails, and is tried again.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, schema);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  return new DatabaseStorage(db);
};
