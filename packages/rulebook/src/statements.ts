/** The rules in the words of each language; one language does not load the others. */
import type { Statements } from './clause.ts';

/** The languages of the rulebook: English, Simplified Chinese (`zh`), Italian and Japanese. */
export const RULEBOOK_LANGUAGES = ['en', 'zh', 'it', 'ja'] as const;
export type RulebookLanguage = (typeof RULEBOOK_LANGUAGES)[number];

const STATEMENTS: { readonly [language in RulebookLanguage]: () => Promise<Statements> } = {
  en: async () => (await import('./english.ts')).ENGLISH,
  zh: async () => (await import('./chinese/chinese.ts')).CHINESE,
  it: async () => (await import('./italian/italian.ts')).ITALIAN,
  ja: async () => (await import('./japanese/japanese.ts')).JAPANESE,
};

/** Loads what the clauses say in this language. */
export const statementsIn = (language: RulebookLanguage): Promise<Statements> => STATEMENTS[language]();
