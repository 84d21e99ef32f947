/** The whole Match as one plain value; the Duel that is being played is beside it. */
import type { CardPool, Duel, FormatName, Player, Snapshot } from '@spellspeed/engine';
import type { MatchDeck } from './deck.ts';
import type { MatchHappening } from './events.ts';
import type { DuelKind, DuelOutcome, MatchResult } from './outcome.ts';

/** How many Duels a Match has at most, the extra Duel aside: a best of three, or a single Duel. */
export const BEST_OF = [1, 3] as const;
export type BestOf = (typeof BEST_OF)[number];

export const STAGES = ['registration', 'duel', 'side-decking', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface MatchState {
  readonly format: FormatName;
  readonly bestOf: BestOf;
  readonly seed: number;
  /** Are players asked in every window of a Duel, also those who can only pass? */
  readonly askEveryWindow: boolean;
  readonly stage: Stage;
  /** The sheets; null for a player who has not handed one in yet. */
  readonly registered: readonly [MatchDeck | null, MatchDeck | null];
  /** With what the players play now; null until both have registered. */
  readonly decks: readonly [MatchDeck, MatchDeck] | null;
  /** What has been handed in for the next Duel; hidden from the opponent. */
  readonly handedIn: readonly [MatchDeck | null, MatchDeck | null];
  /** The Duels that are over. */
  readonly results: readonly DuelOutcome[];
  /** Of the Duel that is being played. */
  readonly kind: DuelKind;
  readonly timeIsUp: boolean;
  readonly result: MatchResult | null;
}
/** A saved Match: plain JSON. */
export interface MatchSnapshot {
  readonly spellspeed: 1;
  readonly what: 'match';
  readonly state: MatchState;
  readonly duel: Snapshot | null;
}

/** A Match on the table: what the procedures work on. */
export interface MatchTable {
  readonly pool: CardPool;
  state: MatchState;
  /** The Duel that is being played. */
  duel: Duel | null;
  log: MatchHappening[];
}
/** Replaces parts of the state. */
export const change = (table: MatchTable, parts: Partial<MatchState>): void => {
  table.state = { ...table.state, ...parts };
};
/** The two values with that of one player replaced. */
export const withOf = <T>(both: readonly [T, T], player: Player, value: T): readonly [T, T] =>
  player === 0 ? [value, both[1]] : [both[0], value];
