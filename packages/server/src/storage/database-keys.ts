/** Tickets and passkeys in a Postgres. */
import type { Kysely } from 'kysely';
import type { Database, PasskeyRow, TicketPurpose, TicketRow } from './schema.ts';

/** A ticket that nobody can use any more is kept for so long, so that it can be said that it was one. */
const KEPT_AFTER = 7 * 24 * 3_600_000;

export class DatabaseKeys {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }
  async addTicket(ticket: TicketRow): Promise<void> {
    await this.#db
      .deleteFrom('tickets')
      .where('expires_at', '<', ticket.expires_at - KEPT_AFTER)
      .execute();
    await this.#db
      .insertInto('tickets')
      .values(ticket)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async ticket(digest: string): Promise<TicketRow | null> {
    const found = await this.#db
      .selectFrom('tickets')
      .where('digest', '=', digest)
      .selectAll()
      .executeTakeFirst();
    return found ?? null;
  }
  async claimTicket(digest: string, by: string): Promise<void> {
    await this.#db
      .updateTable('tickets')
      .set({ used_by: by })
      .where('digest', '=', digest)
      .where('used_by', 'is', null)
      .execute();
  }
  async endTickets(account: string, purpose: TicketPurpose): Promise<void> {
    await this.#db
      .deleteFrom('tickets')
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .where('used_by', 'is', null)
      .execute();
  }

  async addPasskey(passkey: PasskeyRow): Promise<void> {
    await this.#db
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async passkey(id: string): Promise<PasskeyRow | null> {
    const found = await this.#db.selectFrom('passkeys').where('id', '=', id).selectAll().executeTakeFirst();
    return found ?? null;
  }
  async passkeysOf(account: string): Promise<readonly PasskeyRow[]> {
    return this.#db
      .selectFrom('passkeys')
      .where('account', '=', account)
      .orderBy('created_at')
      .selectAll()
      .execute();
  }
  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
  }
  async removePasskey(account: string, id: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id).execute();
  }
  async removePasskeys(account: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('account', '=', account).execute();
  }
}
