/** The rules in words of several languages. */
import { CHINESE } from './chinese/chinese.ts';
import { clauseOf } from './find-clauses.ts';
import type { RuleId } from './rule-id.generated.ts';

/** The languages of the rulebook: English, and Simplified Chinese (`zh`). */
export const RULEBOOK_LANGUAGES = ['en', 'zh'] as const;
export type RulebookLanguage = (typeof RULEBOOK_LANGUAGES)[number];

/** What the clause says, in one or a few sentences. */
export const statementOf = (id: RuleId, language: RulebookLanguage): string =>
  language === 'zh' ? CHINESE[id] : clauseOf(id).statement.trim();
