/** Why something cannot be done in a tournament. */
import type { RuleId } from '@spellspeed/rulebook';

export const REFUSALS = [
  'unknown-player',
  'name-taken',
  'deck-missing',
  'deck-illegal',
  'deck-registered',
  'too-late',
  'has-left',
  'round-open',
  'round-over',
  'no-such-table',
  'reported-already',
  'not-reported',
  'no-such-score',
  'needs-a-winner',
  'too-few-players',
  'tournament-over',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];
export interface TournamentRefusal {
  readonly reason: RefusalReason;
  /** The clause of the rulebook, where one says so. */
  readonly rule: RuleId | null;
  readonly message: string;
}
export const refused = (
  reason: RefusalReason,
  message: string,
  rule: RuleId | null = null,
): TournamentRefusal => ({ reason, rule, message });
