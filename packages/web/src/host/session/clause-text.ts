import type { RuleId, Statements } from '@spellspeed/rulebook';
import type { ClauseText } from '../types.ts';

const isIn = (statements: Statements, rule: string): rule is RuleId => Object.hasOwn(statements, rule);

/** A clause in these words; null for an id that is none. */
export const clauseIn = (statements: Statements, rule: string): ClauseText | null =>
  isIn(statements, rule) ? { rule, statement: statements[rule] } : null;
