import type * as Rulebook from '@spellspeed/rulebook';
import type { Language } from '../../i18n/languages.ts';
import { rulebookLanguage } from '../../i18n/rulebook-language.ts';
import type { ClauseText } from '../types.ts';

/** A clause in the words of this rulebook; null for an id that is none. */
export const clauseIn = (
  { isRuleId, statementOf }: Pick<typeof Rulebook, 'isRuleId' | 'statementOf'>,
  rule: string,
  language: Language,
): ClauseText | null =>
  isRuleId(rule) ? { rule, statement: statementOf(rule, rulebookLanguage(language)) } : null;
