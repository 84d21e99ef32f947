/** A table as a value: opened, and replayed from its log. No clock, no I/O: times come with the entries. */
import type { CardPool, Duel, Imagining, Player } from '@spellspeed/engine';
import { canonicalJson, digestOf } from '@spellspeed/engine';
import type { MatchEvent } from '@spellspeed/match';
import type { TableRefusal } from '../protocol/refusal.ts';
import type { Course, TableQuestion } from '../protocol/server.ts';
import { carryOut } from './acts.ts';
import { awayLeftOf, clockView, isAway, leftOf } from './clock.ts';
import type { Draft, Entry, Opening, TablePlayer } from './entry.ts';
import { type SavedSeating, Seated, type TableStage } from './seated.ts';

export interface SavedTable {
  /** The entry after which it was so. */
  readonly last: number;
  readonly digest: string;
  readonly seating: SavedSeating;
}

export class Table {
  readonly #seated: Seated;
  #entries = 0;

  /** Lays the table. The pool is null if its rules are not those of the opening. */
  constructor(opening: Opening, pool: CardPool | null) {
    this.#seated = new Seated(opening, pool);
  }
  /** The table to which this log has led. A log that cannot be carried out is damaged: that is a bug and throws. */
  static replay(opening: Opening, log: readonly Entry[], pool: CardPool | null): Table {
    const table = new Table(opening, pool);
    for (const entry of log) table.follow(entry);
    return table;
  }

  /** The table as it is now, to be gone on with; null where there is no Match in the middle of which it is. */
  save(): SavedTable | null {
    const seating = this.#seated.save();
    return seating && { last: this.last, digest: this.hash(), seating };
  }
  /** The table that was saved, with nothing to go back to. Throws where it is not what its digest says. */
  static restore(opening: Opening, { last, digest, seating }: SavedTable, pool: CardPool): Table {
    const table = new Table(opening, pool);
    table.#seated.restore(seating);
    table.#entries = last + 1;
    if (table.hash() !== digest) throw new Error(`The snapshot after entry ${last} is damaged.`);
    return table;
  }

  get opening(): Opening {
    return this.#seated.opening;
  }
  get stage(): TableStage {
    return this.#seated.stage;
  }
  get players(): readonly [TablePlayer, TablePlayer | null] {
    return [this.opening.host, this.#seated.guest];
  }
  /** The number of the last entry, -1 before the first. */
  get last(): number {
    return this.#entries - 1;
  }
  /** Who sits where; null for who does not sit here. */
  seatOf(account: string): Player | null {
    if (account === this.opening.host.account) return 0;
    return account === this.#seated.guest?.account ? 1 : null;
  }
  get result(): { readonly winner: Player | null; readonly reason: string } | null {
    if (this.stage !== 'over') return null;
    return this.#seated.match?.result ?? { winner: null, reason: 'agreed' };
  }

  /** Does something at the table and gives the entry for its log, or says why it cannot be done; then nothing has changed. */
  take(draft: Draft): { readonly entry: Entry } | { readonly refusal: TableRefusal } {
    this.#seated.hasNews = false;
    const refusal = carryOut(this.#seated, draft);
    if (refusal) return { refusal };
    return { entry: { n: this.#entries++, ...draft } };
  }
  /** Does what the log says was done. */
  follow({ n, ...draft }: Entry): void {
    if (n !== this.#entries) throw new Error(`Entry ${this.#entries} of the log is missing; found ${n}.`);
    const taken = this.take(draft);
    if ('refusal' in taken)
      throw new Error(`Entry ${n} of the log (${draft.act.do}) is refused: ${taken.refusal.message}`);
  }

  /** What the last entry led to, as this player may know it. */
  events(player: Player): readonly MatchEvent[] {
    const { match, hasNews } = this.#seated;
    return hasNews && match ? match.events(player) : [];
  }
  /** What this player sees of the table. */
  course(player: Player, at: number): Course {
    const { match, asked, clock } = this.#seated;
    return {
      entry: this.last,
      stage: this.stage,
      view: match?.view(player) ?? null,
      question: this.#questionOf(player),
      asked: [asked[0] !== null, asked[1] !== null],
      clock: clockView(clock, at),
      undo: this.#seated.undo?.by ?? null,
    };
  }
  /** The Duel as it might be for all that this player, who is asked, knows. */
  imagine(player: Player, imagining: Imagining): Duel {
    const duel = this.#seated.match?.duel;
    if (!duel) throw new Error('no Duel is being played');
    return duel.imagine(player, imagining);
  }
  #questionOf(player: Player): TableQuestion | null {
    const { match, asked } = this.#seated;
    const number = asked[player];
    const open = match?.questions.find((each) => each.player === player);
    if (number === null || open === undefined) return null;
    return open.about === 'duel'
      ? { about: 'duel', number, decision: open.decision }
      : { about: 'side-deck', number };
  }
  /** When something happens though nobody does anything: somebody's time runs out. Null if nobody's runs. */
  get nextTimeOut(): { readonly player: Player; readonly at: number } | null {
    const { asked, clock } = this.#seated;
    if (this.stage !== 'playing') return null;
    const due = ([0, 1] as const)
      .filter((player) => asked[player] !== null && !isAway(clock, player))
      .map((player) => ({ player, at: (clock.since[player] ?? 0) + leftOf(clock, player, 0) }));
    return due.sort((one, other) => one.at - other.at)[0] ?? null;
  }
  isAway(player: Player): boolean {
    return isAway(this.#seated.clock, player);
  }
  awayLeft(player: Player, at: number): number {
    return awayLeftOf(this.#seated.clock, player, at);
  }
  /** A digest of the Match alone; nothing before it begins. */
  matchHash(): string {
    return this.#seated.match?.hash() ?? '';
  }
  /** A digest of everything: equal tables have equal digests. */
  hash(): string {
    const { match, clock, asked, lastQuestion, guest, undo } = this.#seated;
    const rest = {
      stage: this.stage,
      last: this.last,
      clock,
      asked,
      lastQuestion,
      guest,
      undo: undo?.by ?? null,
    };
    return digestOf(canonicalJson({ ...rest, match: match?.hash() ?? null }));
  }
}
