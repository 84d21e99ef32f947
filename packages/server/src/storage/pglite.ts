/** PGlite: a Postgres inside this process. It has one connection and does not fsync; what must last goes to the journal first. */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';

const COUNTED = /^\s*(insert|update|delete|merge)\b/i;

/** One after the other gets the one connection. */
const poolOf = (pglite: PGlite): PostgresPool => {
  let free: Promise<void> = Promise.resolve();
  const clientThat = (release: () => void): PostgresPoolClient =>
    // Kysely asks for results alone and for no cursor.
    ({
      query: async (statement: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await pglite.query(statement, [...parameters]);
        const command = COUNTED.exec(statement)?.[1]?.toUpperCase() ?? 'SELECT';
        return { rows, rowCount: affectedRows ?? rows.length, command };
      },
      release,
    }) as PostgresPoolClient;
  return {
    connect: async () => {
      const before = free;
      let release = (): void => undefined;
      free = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return clientThat(release);
    },
    end: () => pglite.close(),
  };
};

/** Opens the database in this folder, in memory without one, and migrates it. A new one is made in seconds, of a `template` (a dump of another) in one. */
export const openPglite = async (
  folder?: string,
  template?: Blob,
): Promise<{ readonly db: Kysely<Database>; readonly pglite: PGlite }> => {
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(template !== undefined && { loadDataDir: template }),
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) });
  try {
    await migrate(db);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  return { db, pglite };
};
