/** Tournaments between people: entering with a deck, rounds that the organiser starts, Matches at tables of this site. */
import { randomInt } from 'node:crypto';
import {
  createTournament,
  type Outcome,
  type Tournament,
  TournamentSetUpError,
} from '@spellspeed/tournament';
import type { z } from 'zod';
import { deckFor } from '../deck.ts';
import type { Host } from '../host/host.ts';
import { newId } from '../host/ids.ts';
import { refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { newTournament } from '../protocol/tournament.ts';
import type { TableSettings } from '../protocol/values.ts';
import type { Account, Storage } from '../storage/storage.ts';
import { cardsUnder, type KeptTournament, placeOf, readKept, tournamentIn } from './kept.ts';

export interface Loaded {
  readonly id: string;
  readonly version: number;
  readonly organiser: string;
  readonly kept: KeptTournament;
  readonly tournament: Tournament;
}
/** What was changed, or why nothing was. */
export type Changed = { readonly done: true } | { readonly refusal: TableRefusal };
type Change = (of: Loaded) => Promise<Partial<KeptTournament> | { readonly refusal: TableRefusal }>;

const DONE: Changed = { done: true };
/** Others may change it meanwhile. */
const TRIES = 5;
const MARKS = 10;
const CLOCK = { bank: 1200, increment: 5 };
const refused = (reason: Parameters<typeof refuse>[0], message?: string) => ({
  refusal: refuse(reason, message),
});

/** A tournament is read and written whole. */
export const MOST_ENTRANTS = 512;

export class Tournaments {
  readonly #storage: Storage;
  readonly #host: Host;

  constructor(storage: Storage, host: Host) {
    this.#storage = storage;
    this.#host = host;
  }
  async begin(
    organiser: Account,
    { name, swiss, cut, bestOf, limits }: z.infer<typeof newTournament>,
  ): Promise<{ readonly id: string } | { readonly refusal: TableRefusal }> {
    const settings: TableSettings = {
      bestOf,
      format: 'master-2020',
      limits,
      clock: CLOCK,
      entry: 'link',
      spectators: 60,
      rated: false,
    };
    try {
      const seed = randomInt(2 ** 31);
      const tournament = createTournament({ name, seed, swiss, cut, bestOf }, cardsUnder(limits));
      const id = newId();
      const kept: KeptTournament = {
        marks: [],
        snapshot: snapshotOf(tournament),
        settings,
        accounts: [],
        tables: {},
      };
      await this.#storage.people.addTournament({
        id,
        organiser: organiser.id,
        version: 0,
        kept: JSON.stringify(kept),
        created_at: Date.now(),
      });
      return { id };
    } catch (thrown) {
      if (thrown instanceof TournamentSetUpError) return refused('malformed', thrown.message);
      throw thrown;
    }
  }
  async load(id: string): Promise<Loaded | null> {
    const stored = await this.#storage.people.tournament(id);
    if (stored === null) return null;
    const kept = readKept(stored.kept);
    return { id, version: stored.version, organiser: stored.organiser, kept, tournament: tournamentIn(kept) };
  }

  enter(id: string, { id: account, name }: Account, deck: Parameters<typeof deckFor>[0]): Promise<Changed> {
    return this.#change(id, async ({ kept, tournament }) => {
      if (kept.accounts.includes(account)) return refused('taken', 'You take part already.');
      if (kept.accounts.length >= MOST_ENTRANTS) return refused('full');
      const checked = deckFor(deck, kept.settings);
      if ('faults' in checked) return { refusal: { ...refuse('deck'), faults: checked.faults } };
      const refusal = tournament.enter(name, checked.deck);
      if (refusal?.reason === 'name-taken') return refused('taken', refusal.message);
      return refusal ? refused('not-yet', refusal.message) : { accounts: [...kept.accounts, account] };
    });
  }
  drop(id: string, account: string): Promise<Changed> {
    return this.#change(id, async ({ kept, tournament }) => {
      const refusal = tournament.drop(kept.accounts.indexOf(account));
      return refusal ? refused('not-yours', refusal.message) : {};
    });
  }
  /** The organiser says how a Match ends. */
  rule(id: string, account: string, table: number, outcome: Outcome): Promise<Changed> {
    return this.#change(id, async ({ organiser, tournament }) => {
      if (organiser !== account) return refused('not-yours');
      const refusal = tournament.report(table, reportOf(outcome, tournament.state.bestOf));
      return refusal ? refused('not-yet', refusal.message) : {};
    });
  }
  /** The organiser starts the next round, and every Match of it gets its table. */
  startRound(id: string, account: string): Promise<Changed> {
    return this.#change(id, async (loaded) => {
      const { organiser, tournament, kept } = loaded;
      if (organiser !== account) return refused('not-yours');
      await this.#noteResults(loaded);
      const refusal = tournament.pair();
      if (refusal) return refused('not-yet', refusal.message);
      const tables: { [place: string]: string } = { ...kept.tables };
      const { number = 0, pairings = [] } = tournament.round ?? {};
      for (const { table, players, report } of pairings) {
        if (report !== null) continue;
        const laid = await this.#lay(loaded, players);
        if (typeof laid !== 'string') return laid;
        tables[placeOf(number, table)] = laid;
      }
      return { tables };
    });
  }
  /** Where both sit already, so that they only have to come. */
  async #lay({ kept, tournament }: Loaded, players: readonly (number | null)[]) {
    const [host, guest] = players.map((player) => {
      const entrant = player === null ? undefined : tournament.state.entrants[player];
      const id = player === null ? undefined : kept.accounts[player];
      if (!entrant?.deck || id === undefined) throw new Error('somebody of the tournament is not there');
      const { main, extra, side } = entrant.deck;
      return {
        account: id,
        name: entrant.name,
        deck: { main: [...main], extra: [...extra], side: [...side] },
      };
    });
    if (host === undefined || guest === undefined) throw new Error('a Match needs two players');
    return this.#host.openFor(host, guest, kept.settings);
  }
  /** What has been played since it was looked at last. */
  async #noteResults({ kept, tournament }: Loaded): Promise<boolean> {
    let isChanged = false;
    const { number = 0, pairings = [] } = tournament.round ?? {};
    for (const { table, report } of pairings) {
      const at = kept.tables[placeOf(number, table)];
      const result = report !== null || at === undefined ? null : await this.#storage.people.resultOf(at);
      if (result === null) continue;
      const outcome = result.winner === null ? 'draw' : result.winner === 0 ? 'first' : 'second';
      // What is drawn in the elimination is for the organiser to decide.
      if (!tournament.report(table, reportOf(outcome, tournament.state.bestOf))) isChanged = true;
    }
    return isChanged;
  }
  /** With all that has been played; what is new is written down. */
  async upToDate(id: string): Promise<Loaded | null> {
    const loaded = await this.load(id);
    if (loaded !== null && (await this.#noteResults(loaded))) await this.#save(loaded, {});
    return loaded;
  }

  /** On this node one after another; where another node was quicker it is tried again. */
  #change(id: string, change: Change): Promise<Changed> {
    const before = this.#changing.get(id) ?? Promise.resolve();
    const changed = before.then(() => this.#tryChange(id, change));
    const settled = changed.catch(() => undefined);
    this.#changing.set(id, settled);
    void settled.then(() => {
      if (this.#changing.get(id) === settled) this.#changing.delete(id);
    });
    return changed;
  }
  readonly #changing = new Map<string, Promise<unknown>>();
  async #tryChange(id: string, change: Change): Promise<Changed> {
    for (let tries = 0; tries < TRIES; tries++) {
      const loaded = await this.load(id);
      if (loaded === null) return refused('no-such-table', 'There is no such tournament.');
      const parts = await change(loaded);
      if ('refusal' in parts) return { refusal: parts.refusal as TableRefusal };
      if (await this.#save(loaded, parts)) return DONE;
    }
    return refused('unavailable');
  }
  /** Only over the version that was read: of two who change it at once the second looks again. */
  async #save({ id, version, kept, tournament }: Loaded, parts: Partial<KeptTournament>): Promise<boolean> {
    const mark = newId();
    const marks = [...kept.marks, mark].slice(-MARKS);
    const text = JSON.stringify({ ...kept, ...parts, snapshot: snapshotOf(tournament), marks });
    await this.#storage.people.putTournament(id, version, text);
    const now = await this.#storage.people.tournament(id);
    return now !== null && readKept(now.kept).marks.includes(mark);
  }
}
const snapshotOf = (tournament: Tournament): KeptTournament['snapshot'] =>
  JSON.parse(JSON.stringify(tournament));
/** How many Duels each won is not asked: it counts for no standing. */
const reportOf = (outcome: Outcome, bestOf: 1 | 3) => {
  const needed = bestOf === 3 ? 2 : 1;
  const wins: readonly [number, number] =
    outcome === 'first' ? [needed, 0] : outcome === 'second' ? [0, needed] : [0, 0];
  return { outcome, wins, draws: 0 };
};
