import type { RuleId } from '@spellspeed/rulebook';
import { onceForKey } from '../language/once.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** Why something cannot be done: the clause that forbids it and the cards that cause it. */
export interface Obstacle {
  readonly rule: RuleId;
  readonly cards: readonly CardId[];
}
const ofClause = onceForKey((rule: RuleId): Obstacle => ({ rule, cards: [] }));
/** The obstacle of a clause; without causing cards it is one shared value, so that asking allocates nothing. */
export const obstacle = (rule: RuleId, ...cards: readonly CardId[]): Obstacle =>
  cards.length > 0 ? { rule, cards } : ofClause(rule);
