import { type Statements, statementsIn } from '@spellspeed/rulebook';
import { loaded } from '../../app/load.ts';
import type { Language } from '../../i18n/languages.ts';
import { rulebookLanguage } from '../../i18n/rulebook-language.ts';
import type { ClauseText } from '../types.ts';

/** The words of the rulebook in the language of the page: loaded when a clause is first to be told. */
export const statementsFor = (language: Language): Promise<Statements> =>
  loaded(() => statementsIn(rulebookLanguage(language)));

/** A clause in the words of this rulebook; null for an id that is none. */
export const clauseIn = (statements: Statements, rule: string): ClauseText | null =>
  isIdIn(statements, rule) ? { rule, statement: statements[rule] } : null;

const isIdIn = (statements: Statements, rule: string): rule is keyof Statements =>
  Object.hasOwn(statements, rule);
