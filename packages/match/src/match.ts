/** A Match as a value: make it, ask it, do something in it, fork it, look at it. */
import {
  type CardPool,
  canonicalJson,
  createDuelFromField,
  DEFAULT_FORMAT,
  type Duel,
  digestOf,
  type FieldOptions,
  type FormatName,
  type OpenDecision,
  PLAYERS,
  type Player,
  type Refusal,
  restoreDuel,
} from '@spellspeed/engine';
import { beginIfRegistered, EXTRA_DUEL_TURNS, endMatch, limit, seedOf } from './course.ts';
import { type MatchDeck, plainDeck } from './deck.ts';
import { carryOut, type MatchDeed } from './deeds.ts';
import { deliverTo, type MatchEvent } from './events.ts';
import { obstacleToDecks, obstacleToSheets } from './obstacles.ts';
import type { DuelKind, MatchResult } from './outcome.ts';
import { isSeed, mistakeInSaved, plainState } from './saved.ts';
import { outcomeOf } from './score.ts';
import {
  BEST_OF,
  type BestOf,
  change,
  type MatchSnapshot,
  type MatchState,
  type MatchTable,
  type Stage,
} from './state.ts';
import { type MatchView, viewOf } from './view.ts';

export interface MatchOptions {
  readonly pool: CardPool;
  /** Any whole number; the same pool, seed, decks and deeds always give the same Match. */
  readonly seed: number;
  /** Master Rule 2020, unless said otherwise. (tournament.rules.master-rule-2020) */
  readonly format?: FormatName;
  /** A best of three, unless said otherwise. */
  readonly bestOf?: BestOf;
  /** The decks as they are registered; null for a player who still has to. */
  readonly players: readonly [MatchDeck | null, MatchDeck | null];
  /** Winners of the Duels that have been played already; null for a draw. */
  readonly results?: readonly (Player | null)[];
  readonly timeIsUp?: boolean;
  readonly askEveryWindow?: boolean;
}
/** A question that is open: to register, to hand in a deck for the next Duel, or one of the Duel. */
export type MatchQuestion =
  | { readonly about: 'registration' | 'side-deck'; readonly player: Player }
  | { readonly about: 'duel'; readonly player: Player; readonly decision: OpenDecision };

/** A Duel to look at. What is done in it is done through the Match. */
export type WatchedDuel = Omit<Duel, 'answer' | 'surrender' | 'limitTurns'>;

/** A Match cannot be set up or restored: which value, what was expected. */
export class MatchSetUpError extends Error {
  override readonly name = 'MatchSetUpError';
}

/** A Match on a table that is laid: set at once below, since nobody but the class may construct it. */
let matchOn: (table: MatchTable) => Match;

export class Match {
  readonly #table: MatchTable;

  private constructor(table: MatchTable) {
    this.#table = table;
  }
  static {
    matchOn = (table) => new Match(table);
  }

  get stage(): Stage {
    return this.#table.state.stage;
  }
  /** How the Match ended, null while it goes on. */
  get result(): MatchResult | null {
    return this.#table.state.result;
  }
  /** The Duel that is being played, to look at. */
  get duel(): WatchedDuel | null {
    return this.#table.duel;
  }
  get pool(): CardPool {
    return this.#table.pool;
  }
  /** All open questions: while cards are exchanged both players are asked. None when the Match is over. */
  get questions(): readonly MatchQuestion[] {
    const { state, duel } = this.#table;
    const decision = duel?.decision;
    if (decision) return [{ about: 'duel', player: decision.player, decision }];
    if (state.stage === 'registration')
      return PLAYERS.filter((player) => state.registered[player] === null).map((player) => ({
        about: 'registration',
        player,
      }));
    if (state.stage === 'side-decking')
      return PLAYERS.filter((player) => state.handedIn[player] === null).map((player) => ({
        about: 'side-deck',
        player,
      }));
    return [];
  }

  /** Does something; what cannot be done is refused with its clause and changes nothing. */
  do(deed: MatchDeed): Refusal | undefined {
    return carryOut(this.#table, deed);
  }
  /** Why something cannot be done now; null if it can. */
  obstacleTo(deed: MatchDeed): Refusal | null {
    return this.fork().do(deed) ?? null;
  }

  /** Answers the open question of the Duel: the indexes of the choices taken. */
  answer(player: Player, answer: number | readonly number[]): Refusal | undefined {
    return this.do({ do: 'answer', player, answer: typeof answer === 'number' ? [answer] : answer });
  }
  /** Hands in the sheet with the Main, Extra and Side Deck. */
  register(player: Player, deck: MatchDeck): Refusal | undefined {
    return this.do({ do: 'register', player, deck });
  }
  /** Hands in the deck for the next Duel; it may be the same. */
  exchange(player: Player, deck: MatchDeck): Refusal | undefined {
    return this.do({ do: 'exchange', player, deck });
  }
  /** Gives the Duel up. */
  surrender(player: Player): Refusal | undefined {
    return this.do({ do: 'surrender', player });
  }
  /** Said by whoever keeps the time. */
  timeIsUp(): Refusal | undefined {
    return this.do({ do: 'time-is-up' });
  }
  /** A judge lets the player lose the Duel. */
  gameLoss(player: Player): Refusal | undefined {
    return this.do({ do: 'game-loss', player });
  }
  /** A judge lets the player lose the Match. */
  matchLoss(player: Player): Refusal | undefined {
    return this.do({ do: 'match-loss', player });
  }
  doesNotCome(player: Player): Refusal | undefined {
    return this.do({ do: 'no-show', player });
  }
  /** The Duel at hand was played elsewhere; null for a draw. */
  giveResult(winner: Player | null): Refusal | undefined {
    return this.do({ do: 'give-result', winner });
  }

  /** What the last deed led to, as this player may know it. */
  events(player: Player): readonly MatchEvent[] {
    return this.#table.log.flatMap((happening) => deliverTo(happening, player));
  }
  /** The Match as this player may see it. */
  view(player: Player): MatchView {
    return viewOf(this.#table, player);
  }
  /** A second Match in the same state; neither changes the other. */
  fork(): Match {
    const { pool, state, duel, log } = this.#table;
    return new Match({ pool, state, duel: duel?.fork() ?? null, log });
  }
  /** The whole Match as plain JSON, to be saved or sent. Not for a player's eyes. */
  toJSON(): MatchSnapshot {
    const { state, duel } = this.#table;
    // The state is JSON by construction.
    const copy = JSON.parse(JSON.stringify(state)) as MatchState;
    return { spellspeed: 1, what: 'match', state: copy, duel: duel?.snapshot() ?? null };
  }
  /** A digest of the Match and its Duel: equal ones have equal digests. */
  hash(): string {
    const { state, duel } = this.#table;
    return digestOf(canonicalJson({ state, duel: duel?.hash() ?? null }));
  }
  /** From which the Duel that is being played, or comes next, is shuffled. */
  get seedOfDuel(): number {
    return seedOf(this.#table.state);
  }
  /**
   * The next Match of the same players in the same tournament: with the decks that they have registered, whatever they exchanged
   * in this one. (tournament.deck.restored-after-a-match, tournament.deck.one-deck-per-tournament)
   */
  next(seed: number): Match {
    const { pool, state } = this.#table;
    const { format, bestOf, askEveryWindow, registered } = state;
    return createMatch({ pool, seed, format, bestOf, askEveryWindow, players: registered });
  }
}

/** Begins a Match. Refuses what cannot be played with a `MatchSetUpError`. */
export const createMatch = (options: MatchOptions): Match => {
  const table = newTable(options);
  const outcome = table.state.results.length === 0 ? null : outcomeOf(table.state);
  if (outcome !== null) endMatch(table, outcome === 'draw' ? null : outcome, 'duels');
  else beginIfRegistered(table);
  return matchOn(table);
};

/** Begins a Match in the middle of a Duel: on a described field, after the results that are given. */
export const createMatchFromField = (
  options: MatchOptions & { readonly kind?: DuelKind; readonly field: Omit<FieldOptions, 'pool' | 'format'> },
): Match => {
  const table = newTable(options);
  const { pool, state } = table;
  const { format, askEveryWindow } = state;
  const [one, other] = state.registered;
  if (one === null || other === null)
    throw new MatchSetUpError('A Duel is being played, but not both players have registered a deck.');
  change(table, { stage: 'duel', decks: [one, other], kind: options.kind ?? 'regular' });
  table.duel = createDuelFromField({ ...options.field, pool, format, askEveryWindow });
  if (options.kind === 'extra') limit(table, EXTRA_DUEL_TURNS - table.duel.turn);
  return matchOn(table);
};

const newTable = (options: MatchOptions): MatchTable => {
  const { pool, seed, players, bestOf = 3, results = [] } = options;
  if (!isSeed(seed)) throw new MatchSetUpError(`The seed is ${seed}; expected a whole number.`);
  if (!BEST_OF.includes(bestOf))
    throw new MatchSetUpError(`A Match is a best of ${BEST_OF.join(' or ')}; found ${bestOf}.`);
  refuse(obstacleToSheets(pool, players));
  const [one, other] = players;
  const state: MatchState = {
    format: options.format ?? DEFAULT_FORMAT,
    bestOf,
    seed,
    askEveryWindow: options.askEveryWindow ?? false,
    stage: 'registration',
    registered: [one && plainDeck(one), other && plainDeck(other)],
    decks: null,
    handedIn: [null, null],
    results: results.map((winner) => ({ kind: 'regular', winner, reason: 'given' })),
    kind: 'regular',
    timeIsUp: options.timeIsUp ?? false,
    result: null,
  };
  return { pool, state, duel: null, log: [] };
};

/** Goes on with a saved Match; the state is copied. Refuses what is none, and other definitions, with an error. */
export const restoreMatch = (pool: CardPool, saved: MatchSnapshot): Match => {
  const mistake = mistakeInSaved(saved);
  if (mistake !== undefined) throw new MatchSetUpError(mistake);
  const state = plainState(saved.state);
  refuse(obstacleToSheets(pool, state.registered) ?? obstacleToDecks(pool, state));
  return matchOn({ pool, state, duel: saved.duel && restoreDuel(pool, saved.duel), log: [] });
};
const refuse = (refusal: Refusal | undefined): void => {
  if (refusal) throw new MatchSetUpError(refusal.message);
};
