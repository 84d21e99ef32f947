/** A whole tournament as one plain value. */
import type { MatchDeck } from '@spellspeed/match';

/** Who takes part: counted from 0 in the order of entry. */
export type EntrantId = number;

export const PENALTIES = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type PenaltyKind = (typeof PENALTIES)[number];
export interface Penalty {
  /** The round that was going on or had last been paired; 0 before the first. */
  readonly round: number;
  readonly kind: PenaltyKind;
  readonly note: string;
}
export interface Entrant {
  readonly id: EntrantId;
  readonly name: string;
  /** The sheet; null until it is handed in. */
  readonly deck: MatchDeck | null;
  /** The round from which the player takes part: later than 1 for a late entry. */
  readonly since: number;
  /** The player has left before this round; null for who still plays. */
  readonly gone: number | null;
  readonly penalties: readonly Penalty[];
}

/** `double-loss`: both have lost, such as two players who do not come. */
export const OUTCOMES = ['first', 'second', 'draw', 'double-loss'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export interface MatchReport {
  readonly outcome: Outcome;
  /** Duels won by each, and drawn ones. */
  readonly wins: readonly [number, number];
  readonly draws: number;
}
export interface Pairing {
  readonly table: number;
  /** Who is listed second; null for a bye. */
  readonly players: readonly [EntrantId, EntrantId | null];
  readonly report: MatchReport | null;
}
export const ROUND_KINDS = ['swiss', 'elimination'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];
export interface Round {
  readonly number: number;
  readonly kind: RoundKind;
  readonly pairings: readonly Pairing[];
}

export interface TournamentState {
  readonly name: string;
  /** For what is left to chance in the pairings. */
  readonly seed: number;
  /** How many Swiss rounds, and how many players go on to the elimination; 0 for none. */
  readonly swiss: number;
  readonly cut: number;
  readonly bestOf: 1 | 3;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
}
/** A saved tournament: plain JSON. */
export interface TournamentSnapshot {
  readonly spellspeed: 1;
  readonly what: 'tournament';
  readonly state: TournamentState;
}

export const isPlaying = ({ gone }: Entrant): boolean => gone === null;
export const isOpen = ({ pairings }: Round): boolean => pairings.some(({ report }) => report === null);
