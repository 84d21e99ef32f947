export type { Clause, ClauseKind } from './clause.ts';
export { CHAPTERS, CLAUSES } from './clauses.generated.ts';
export { clauseOf, findClauses, isRuleId } from './find-clauses.ts';
export type { Chapter, RuleId } from './rule-id.generated.ts';
