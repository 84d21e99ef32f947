/** What is kept of people, in a Postgres. */
import type { Kysely, Transaction } from 'kysely';
import { afterMatch, type Rated } from '../rating/after-match.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import { DatabaseAccounts } from './database-accounts.ts';
import type { Leader, People, PlayedMatch, Seek, StoredRating, StoredTournament } from './people.ts';
import type { Database, ResultRow, SeekRow, TournamentRow } from './schema.ts';

/** Whoever is known less well is in no list of the strongest. */
const KNOWN_WELL = 150;

export class DatabasePeople extends DatabaseAccounts implements People {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    super(db);
    this.#db = db;
  }
  async addResult(result: ResultRow): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('results')
        .values(result)
        .onConflict((c) => c.doNothing())
        .returning('table_id')
        .executeTakeFirst();
      if (added !== undefined && result.rated) await rate(db, result);
    });
  }
  async ratingOf(account: string): Promise<StoredRating | null> {
    const found = await this.#db
      .selectFrom('ratings')
      .where('account', '=', account)
      .select(['rating', 'deviation', 'volatility', 'games', 'at'])
      .executeTakeFirst();
    return found ?? null;
  }
  async leaders(most: number): Promise<readonly Leader[]> {
    return this.#db
      .selectFrom('ratings')
      .innerJoin('accounts', 'accounts.id', 'ratings.account')
      .where('deviation', '<', KNOWN_WELL)
      .orderBy('rating', 'desc')
      .limit(most)
      .select(['account', 'name', 'rating', 'deviation', 'games'])
      .execute();
  }
  async playedBy(account: string, before: number, most: number): Promise<readonly PlayedMatch[]> {
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('accounts as first', 'first.id', 'results.one')
      .innerJoin('accounts as second', 'second.id', 'results.other')
      .where((of) => of.or([of('one', '=', account), of('other', '=', account)]))
      .where('ended_at', '<', before)
      .orderBy('ended_at', 'desc')
      .limit(most)
      .selectAll('results')
      .select(['first.name as first_name', 'second.name as second_name'])
      .execute();
    return rows.map((row) => {
      const seat = row.one === account ? 0 : 1;
      const [before, after] =
        seat === 0 ? [row.one_before, row.one_after] : [row.other_before, row.other_after];
      return {
        table: row.table_id,
        opponent:
          seat === 0
            ? { account: row.other, name: row.second_name }
            : { account: row.one, name: row.first_name },
        outcome: row.winner === null ? 'drawn' : row.winner === seat ? 'won' : 'lost',
        reason: row.reason,
        bestOf: row.best_of,
        rated: row.rated,
        endedAt: row.ended_at,
        rating: before === null || after === null ? null : [before, after],
      };
    });
  }

  async resultOf(table: string): Promise<{ readonly winner: 0 | 1 | null } | null> {
    const found = await this.#db
      .selectFrom('results')
      .where('table_id', '=', table)
      .select('winner')
      .executeTakeFirst();
    return found ?? null;
  }
  async addTournament(tournament: TournamentRow): Promise<void> {
    await this.#db
      .insertInto('tournaments')
      .values(tournament)
      .onConflict((c) => c.doNothing())
      .execute();
  }
  async tournament(id: string): Promise<StoredTournament | null> {
    const found = await this.#db
      .selectFrom('tournaments')
      .where('id', '=', id)
      .select(['organiser', 'version', 'kept'])
      .executeTakeFirst();
    return found ?? null;
  }
  async tournaments(most: number) {
    return this.#db
      .selectFrom('tournaments')
      .innerJoin('accounts', 'accounts.id', 'tournaments.organiser')
      .orderBy('tournaments.created_at', 'desc')
      .limit(most)
      .select(['tournaments.id', 'accounts.name as by', 'version'])
      .execute();
  }
  async putTournament(id: string, over: number, kept: string): Promise<void> {
    await this.#db
      .updateTable('tournaments')
      .set({ kept, version: over + 1 })
      .where('id', '=', id)
      .where('version', '=', over)
      .execute();
  }

  async putSeek(seek: SeekRow): Promise<void> {
    await this.#db
      .insertInto('seeks')
      .values(seek)
      .onConflict((c) => c.column('table_id').doUpdateSet({ seen: seek.seen, rating: seek.rating }))
      .execute();
  }
  async seekOf(account: string): Promise<Seek | null> {
    const found = await this.#seeks().where('account', '=', account).executeTakeFirst();
    return found ?? null;
  }
  async seeks(kind: string, seenAfter: number): Promise<readonly Seek[]> {
    return this.#seeks()
      .where('kind', '=', kind)
      .where('seen', '>', seenAfter)
      .orderBy('since')
      .orderBy('table_id')
      .execute();
  }
  #seeks() {
    return this.#db
      .selectFrom('seeks')
      .select(['table_id as table', 'account', 'kind', 'rating', 'since', 'seen']);
  }
  async endSeek(table: string): Promise<void> {
    await this.#db.deleteFrom('seeks').where('table_id', '=', table).execute();
  }
}

/** Both rows are locked in one order, so that two Matches of the same people wait for each other and never for ever. */
const rate = async (db: Transaction<Database>, { table_id, one, other, winner, ended_at }: ResultRow) => {
  const accounts = [one, other].sort();
  for (const account of accounts)
    await db
      .insertInto('ratings')
      .values({ account, ...NEW_RATING, games: 0, at: ended_at })
      .onConflict((c) => c.doNothing())
      .execute();
  const rows = await db
    .selectFrom('ratings')
    .where('account', 'in', accounts)
    .orderBy('account')
    .forUpdate()
    .selectAll()
    .execute();
  const ratingOf = (account: string): Rated & { readonly games: number } => {
    const found = rows.find((row) => row.account === account);
    if (found === undefined) throw new Error(`the rating of ${account} was not written`);
    return found;
  };
  const before = [ratingOf(one), ratingOf(other)] as const;
  const after = afterMatch(before, winner ?? null, ended_at);
  for (const [seat, account] of [one, other].entries()) {
    const [was, is] = seat === 0 ? [before[0], after[0]] : [before[1], after[1]];
    await db
      .updateTable('ratings')
      .set({ ...is, games: was.games + 1, at: Math.max(was.at, ended_at) })
      .where('account', '=', account)
      .execute();
  }
  await db
    .updateTable('results')
    .set({
      one_before: before[0].rating,
      one_after: after[0].rating,
      other_before: before[1].rating,
      other_after: after[1].rating,
    })
    .where('table_id', '=', table_id)
    .execute();
};
