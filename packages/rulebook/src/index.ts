export type {
  Answered,
  AnsweredRuleId,
  Clause,
  ClauseKind,
  Statements,
  TranslatedStatements,
} from './clause.ts';
export { CHAPTERS, CLAUSES } from './clauses.generated.ts';
export { type Citation, citationsIn } from './find-citations.ts';
export { clauseOf, findClauses, isRuleId, ownerOf } from './find-clauses.ts';
export { answersOf, clauseOfRuling, isRulingId, rulingsOf } from './find-rulings.ts';
export type { Chapter, RuleId } from './rule-id.generated.ts';
export { RULEBOOK_LANGUAGES, type RulebookLanguage, statementsIn, untranslatedIn } from './statements.ts';
