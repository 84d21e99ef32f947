/** The storage in a Postgres, be it a server or PGlite. */
import { type Kysely, sql } from 'kysely';
import { DatabasePeople } from './database-people.ts';
import type { People } from './people.ts';
import type { AccountRow, Database, EntryRow, SessionRow, TableRow, TableStatus } from './schema.ts';
import {
  type Account,
  keyOf,
  LEASE_SECONDS,
  SESSION_TIME,
  type Snapshot,
  type Storage,
  type StoredTable,
  type Taken,
  type WaitingTable,
} from './storage.ts';

const MOST_WAITING = 100;
const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

export class DatabaseStorage implements Storage {
  readonly #db: Kysely<Database>;
  readonly people: People;

  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.people = new DatabasePeople(db);
  }

  async addAccount(account: AccountRow, session: SessionRow): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('accounts')
        .values(account)
        .onConflict((c) => c.doNothing())
        .execute();
      await db
        .insertInto('sessions')
        .values(session)
        .onConflict((c) => c.doNothing())
        .execute();
    });
  }
  async accountOf(digest: string): Promise<Account | null> {
    const found = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .where('digest', '=', digest)
      .where('sessions.created_at', '>', Date.now() - SESSION_TIME)
      .select(['accounts.id', 'accounts.name'])
      .executeTakeFirst();
    return found ?? null;
  }
  async sessionsAmong(digests: readonly string[]): Promise<ReadonlySet<string>> {
    if (digests.length === 0) return new Set();
    const found = await this.#db
      .selectFrom('sessions')
      .where('digest', 'in', [...digests])
      .where('created_at', '>', Date.now() - SESSION_TIME)
      .select('digest')
      .execute();
    return new Set(found.map(({ digest }) => digest));
  }
  async endSessions(account: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('account', '=', account).execute();
  }

  async addTable(table: TableRow): Promise<void> {
    await this.#db
      .insertInto('tables')
      .values(table)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async table(id: string): Promise<StoredTable | null> {
    const found = await this.#db
      .selectFrom('tables')
      .where('id', '=', id)
      .select(['opening', 'status'])
      .executeTakeFirst();
    return found ?? null;
  }
  async waiting(since: number): Promise<readonly WaitingTable[]> {
    return this.#db
      .selectFrom('tables')
      .innerJoin('accounts', 'accounts.id', 'tables.host')
      .where('status', '=', 'waiting')
      .where('entry', '=', 'open')
      .where('tables.created_at', '>', since)
      .orderBy('tables.created_at', 'desc')
      .limit(MOST_WAITING)
      .select(['tables.id', 'opening', 'accounts.name as by'])
      .execute();
  }
  async waitingOf(account: string, since: number): Promise<number> {
    const found = await this.#db
      .selectFrom('tables')
      .where('host', '=', account)
      .where('status', '=', 'waiting')
      .where('created_at', '>', since)
      .select((of) => of.fn.countAll<number | string | bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(found.count);
  }
  async setStatus(id: string, status: TableStatus): Promise<void> {
    await this.#db.updateTable('tables').set({ status }).where('id', '=', id).execute();
  }

  async takeLease(id: string, node: string, gone: readonly string[]): Promise<Taken> {
    const taken = await sql<{ epoch: number }>`
      insert into leases (table_id, node, epoch, until) values (${id}, ${node}, 1, ${leaseEnd})
      on conflict (table_id) do update set node = ${node}, epoch = leases.epoch + 1, until = ${leaseEnd}
        where leases.node = ${node} or leases.until < now() or leases.node = any(${[...gone]}::text[])
      returning epoch`.execute(this.#db);
    const [row] = taken.rows;
    if (row !== undefined) return { epoch: row.epoch };
    const holder = await this.#db
      .selectFrom('leases')
      .where('table_id', '=', id)
      .select('node')
      .executeTakeFirst();
    return holder === undefined ? { held: 'unknown' } : { heldBy: holder.node };
  }
  async renewLeases(node: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const renewed = await sql<{ table_id: string; epoch: number }>`
      update leases set until = ${leaseEnd} where node = ${node} and table_id = any(${[...ids]}::text[])
      returning table_id, epoch`.execute(this.#db);
    return new Map(renewed.rows.map(({ table_id, epoch }) => [table_id, epoch]));
  }
  async releaseLeases(node: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .updateTable('leases')
      .set({ until: sql<Date>`now() - interval '1 second'` })
      .where('node', '=', node)
      .where('table_id', 'in', [...ids])
      .execute();
  }

  async append(node: string, rows: readonly EntryRow[]): Promise<ReadonlySet<string>> {
    // The lock makes whoever takes a table over wait until what is being written is there, so that it is read.
    const durable = await sql<{ table_id: string; n: number }>`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as w(table_id text, n integer, epoch integer, question integer, seat integer, entry text)
      ), held as (
        select table_id, epoch from leases
          where node = ${node} and table_id in (select table_id from wanted) for share
      ), added as (
        insert into entries (table_id, n, epoch, question, seat, entry)
          select w.table_id, w.n, w.epoch, w.question, w.seat, w.entry from wanted w join held using (table_id, epoch)
          order by w.table_id, w.n
          on conflict do nothing returning table_id, n
      )
      select table_id, n from added
      union all
      select e.table_id, e.n from entries e join wanted w using (table_id, n, epoch) where e.entry = w.entry`.execute(
      this.#db,
    );
    return new Set(durable.rows.map(keyOf));
  }
  async restore(rows: readonly EntryRow[]): Promise<void> {
    await this.#db
      .insertInto('entries')
      .values([...rows])
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async entries(id: string, after: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .select('entry')
      .execute();
    return rows.map(({ entry }) => entry);
  }
  async saveSnapshot(id: string, { n, state }: Snapshot): Promise<void> {
    await this.#db
      .insertInto('snapshots')
      .values({ table_id: id, n, state })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ n, state }).where('snapshots.n', '<', n),
      )
      .execute();
  }
  async snapshot(id: string): Promise<Snapshot | null> {
    const found = await this.#db
      .selectFrom('snapshots')
      .where('table_id', '=', id)
      .select(['n', 'state'])
      .executeTakeFirst();
    return found ?? null;
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }
  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
