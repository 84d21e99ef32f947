/** What lies on a table and who sits at it: what the acts work on. */
import { type CardPool, PLAYERS, type Player } from '@spellspeed/engine';
import { createMatch, type Match, type MatchSnapshot, restoreMatch } from '@spellspeed/match';
import type { TableRefusal } from '../protocol/refusal.ts';
import {
  type Clock,
  forDuel,
  forSiding,
  incremented,
  newClock,
  noneGains,
  started,
  stopped,
} from './clock.ts';
import type { Draft, Opening, TablePlayer } from './entry.ts';
import { type Step, WayBack } from './way-back.ts';

/** `older-rules`: begun in other rules than these, so nobody may go on · `closed`: taken away before anybody came. */
export type TableStage = 'waiting' | 'playing' | 'over' | 'older-rules' | 'closed';
type PerPlayer<T> = [T, T];
export interface SavedSeating {
  readonly guest: TablePlayer;
  readonly match: MatchSnapshot;
  readonly clock: Clock;
  readonly asked: readonly [number | null, number | null];
  readonly lastQuestion: number;
  readonly bankOf: string | null;
}

export class Seated {
  readonly opening: Opening;
  readonly #pool: CardPool | null;
  #stage: TableStage = 'waiting';
  guest: TablePlayer | null = null;
  match: Match | null = null;
  clock: Clock;
  /** The number of the question that is put to each, null for who is not asked. */
  readonly asked: PerPlayer<number | null> = [null, null];
  /** The number of the newest question. */
  lastQuestion = -1;
  /** What the last entry led to; each player's events are asked of the Match. */
  hasNews = false;
  readonly wayBack = new WayBack();
  /** Who would like to take back which answer. */
  undo: { readonly by: Player; readonly step: Step } | null = null;
  readonly #agreed = new Set<Player>();

  /** Without a pool the rules are not those by which it was begun. */
  constructor(opening: Opening, pool: CardPool | null) {
    this.opening = opening;
    this.#pool = pool;
    this.clock = newClock(opening.settings.clock);
  }
  get stage(): TableStage {
    return this.#stage;
  }

  /** All of it that is needed to go on, in the middle of a Match; the way back is not in it. */
  save(): SavedSeating | null {
    const { guest, match, clock, asked, lastQuestion, undo } = this;
    if (this.#stage !== 'playing' || guest === null || match === null || undo !== null) return null;
    const [one, other] = asked;
    return { guest, match: match.toJSON(), clock, asked: [one, other], lastQuestion, bankOf: this.#bankOf };
  }
  /** Takes what was saved in the place of a table that waits; throws where it is no Match of this pool. */
  restore({ guest, match, clock, asked, lastQuestion, bankOf }: SavedSeating): void {
    if (this.#pool === null || this.#stage !== 'waiting') throw new Error('nothing can be restored here');
    this.guest = guest;
    this.match = restoreMatch(this.#pool, match);
    this.clock = clock;
    [this.asked[0], this.asked[1]] = asked;
    this.lastQuestion = lastQuestion;
    this.#bankOf = bankOf;
    this.#stage = 'playing';
  }
  /** Both sit: the Match begins. */
  begin(guest: TablePlayer, at: number): TableRefusal | undefined {
    const { seed, settings, host } = this.opening;
    this.guest = guest;
    if (this.#pool === null) {
      this.#stage = 'older-rules';
      return undefined;
    }
    this.match = createMatch({
      pool: this.#pool,
      seed,
      format: settings.format,
      bestOf: settings.bestOf,
      players: [host.deck, guest.deck],
      // Whether a player is asked must not tell whether there is anything to answer with.
      askEveryWindow: true,
    });
    this.#stage = 'playing';
    this.happened(at);
    return undefined;
  }
  /** An answer was given: its player's clock stops, and a real action gives time. */
  answered(player: Player, { at, lag }: Pick<Draft, 'at' | 'lag'>, isAction: boolean): void {
    const { clock } = this.opening.settings;
    this.clock = stopped(this.clock, player, at, lag);
    if (isAction) this.clock = incremented(this.clock, player, clock);
    this.asked[player] = null;
    this.happened(at);
  }
  /** Something has happened in the Match: who is asked now, and whose clock runs? */
  happened(at: number): void {
    const { match } = this;
    if (match === null) return;
    this.hasNews = true;
    this.undo = null;
    this.#turnToStage(match);
    const number = this.lastQuestion + 1;
    for (const player of PLAYERS) this.#ask(player, number, at);
    if (match.result !== null) this.#stage = 'over';
  }
  /** A Duel, and the exchange before it, have banks of their own. */
  #turnToStage(match: Match): void {
    const now =
      match.stage === 'side-decking'
        ? `siding ${match.view(0).results.length}`
        : `${match.view(0).results.length}`;
    if (now === this.#bankOf) return;
    const isFirst = this.#bankOf === null;
    this.#bankOf = now;
    this.wayBack.clear();
    if (isFirst) return;
    for (const player of PLAYERS) {
      this.clock = { ...this.clock, since: [null, null] };
      this.asked[player] = null;
    }
    this.clock =
      match.stage === 'side-decking'
        ? forSiding(this.clock)
        : forDuel(this.clock, this.opening.settings.clock);
  }
  #bankOf: string | null = null;

  /** While both exchange cards, a question that is still open keeps its number and its time. */
  #ask(player: Player, number: number, at: number): void {
    const asked = this.match?.questions.find((each) => each.player === player);
    if (asked === undefined) {
      this.#unask(player, at);
      return;
    }
    if (asked.about === 'side-deck' && this.asked[player] !== null) return;
    this.#unask(player, at);
    this.asked[player] = number;
    this.lastQuestion = number;
    this.clock = started(this.clock, player, at);
  }
  #unask(player: Player, at: number): void {
    if (this.asked[player] === null) return;
    this.clock = stopped(this.clock, player, at, 0);
    this.asked[player] = null;
  }

  /** The Match is again as it was before that answer. Time that has passed stays passed, and nobody keeps time that was given for it. */
  goBack({ step }: { readonly step: Step }, at: number): void {
    for (const player of PLAYERS) this.#unask(player, at);
    this.wayBack.goTo(step);
    this.match = step.before;
    this.clock = noneGains(this.clock, step.clock);
    this.undo = null;
    // The answers that are taken back were to other numbers: what is asked again has a new one.
    for (const player of PLAYERS) this.#ask(player, this.lastQuestion + 1, at);
  }
  agreed(player: Player): void {
    this.#agreed.add(player);
    if (this.#agreed.size === PLAYERS.length) this.#stage = 'over';
  }
  close(): void {
    this.#stage = 'closed';
  }
}
