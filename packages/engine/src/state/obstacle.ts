import type { RuleId } from '@spellspeed/rulebook';
import type { CardId } from '../vocabulary/ids.ts';

/** Why something cannot be done: the clause that forbids it and the cards that cause it. */
export interface Obstacle {
  readonly rule: RuleId;
  readonly cards: readonly CardId[];
}
const KNOWN = new Map<RuleId, Obstacle>();
/** The obstacle of a clause; without causing cards it is one shared value, so that asking allocates nothing. */
export const obstacle = (rule: RuleId, ...cards: readonly CardId[]): Obstacle => {
  if (cards.length > 0) return { rule, cards };
  let known = KNOWN.get(rule);
  if (known === undefined) {
    known = { rule, cards: [] };
    KNOWN.set(rule, known);
  }
  return known;
};
