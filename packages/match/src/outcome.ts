/** How a Duel and a Match ended. */
import type { EndReason, Player } from '@spellspeed/engine';

/** An extra Duel has few turns. */
export const DUEL_KINDS = ['regular', 'extra'] as const;
export type DuelKind = (typeof DUEL_KINDS)[number];
export interface DuelOutcome {
  readonly kind: DuelKind;
  /** Null in a draw. */
  readonly winner: Player | null;
  readonly reason: DuelEnd;
}
export interface MatchResult {
  /** Null in a draw. */
  readonly winner: Player | null;
  readonly reason: MatchEnd;
}

/** `game-loss`: a judge has decided it · `given`: it was played elsewhere. */
export type DuelEnd = EndReason | 'game-loss' | 'given';

/** `duels`: by the Duels that were won · `card`: by the text of a card · `match-loss`: by a judge · `no-show`: a player did not come. */
export const MATCH_ENDS = ['duels', 'card', 'match-loss', 'no-show'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];
