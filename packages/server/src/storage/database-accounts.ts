/** Accounts in a Postgres: by what they are kept, whom they block, what they report. */
import type { Kysely } from 'kysely';
import { DatabaseKeys } from './database-keys.ts';
import type { Credentials, Mailbox, Report } from './people.ts';
import type { CredentialRow, Database, ReportRow, SessionRow } from './schema.ts';

export class DatabaseAccounts extends DatabaseKeys {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    super(db);
    this.#db = db;
  }
  async nameOf(account: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('accounts')
      .where('id', '=', account)
      .select('name')
      .executeTakeFirst();
    return found?.name ?? null;
  }
  async addSession(session: SessionRow): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values(session)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async keep(credentials: CredentialRow): Promise<void> {
    await this.#db
      .insertInto('credentials')
      .values(credentials)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async credentialsOf(email: string): Promise<Credentials | null> {
    const found = await this.#db
      .selectFrom('credentials')
      .innerJoin('accounts', 'accounts.id', 'credentials.account')
      .where('email', '=', email)
      .select(['account', 'name', 'password'])
      .executeTakeFirst();
    return found ?? null;
  }
  async mailboxOf(account: string): Promise<Mailbox | null> {
    const found = await this.#db
      .selectFrom('credentials')
      .where('account', '=', account)
      .select(['email', 'confirmed_at'])
      .executeTakeFirst();
    return found ?? null;
  }
  async confirmEmail(account: string, at: number): Promise<void> {
    await this.#db
      .updateTable('credentials')
      .set({ confirmed_at: at })
      .where('account', '=', account)
      .where('confirmed_at', 'is', null)
      .execute();
  }
  async setPassword(account: string, password: string): Promise<void> {
    await this.#db.updateTable('credentials').set({ password }).where('account', '=', account).execute();
  }

  async block(account: string, blocked: string): Promise<void> {
    await this.#db
      .insertInto('blocks')
      .values({ account, blocked })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async unblock(account: string, blocked: string): Promise<void> {
    await this.#db
      .deleteFrom('blocks')
      .where('account', '=', account)
      .where('blocked', '=', blocked)
      .execute();
  }
  async blockedBy(account: string): Promise<readonly { readonly account: string; readonly name: string }[]> {
    return this.#db
      .selectFrom('blocks')
      .innerJoin('accounts', 'accounts.id', 'blocks.blocked')
      .where('account', '=', account)
      .orderBy('name')
      .select(['blocked as account', 'name'])
      .execute();
  }
  async apartFrom(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('blocks')
      .where((of) => of.or([of('account', '=', account), of('blocked', '=', account)]))
      .selectAll()
      .execute();
    return new Set(rows.map((row) => (row.account === account ? row.blocked : row.account)));
  }
  async addReport(report: ReportRow): Promise<void> {
    await this.#db
      .insertInto('reports')
      .values(report)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async reportsBy(account: string, since: number): Promise<number> {
    const found = await this.#db
      .selectFrom('reports')
      .where('by', '=', account)
      .where('at', '>', since)
      .select((of) => of.fn.countAll<number | string | bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(found.count);
  }
  async reports(most: number): Promise<readonly Report[]> {
    return this.#db
      .selectFrom('reports')
      .innerJoin('accounts as reporter', 'reporter.id', 'reports.by')
      .innerJoin('accounts as reported', 'reported.id', 'reports.about')
      .orderBy('at', 'desc')
      .limit(most)
      .select([
        'reporter.name as by',
        'reported.name as about',
        'reports.about as account',
        'table_id as table',
      ])
      .select(['why', 'text', 'said', 'at'])
      .execute();
  }
}
