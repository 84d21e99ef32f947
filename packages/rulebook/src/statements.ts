/** The rules in the words of each language; one language does not load the others. */
import type { Statements, TranslatedStatements } from './clause.ts';
import type { RuleId } from './rule-id.generated.ts';

/** The languages of the rulebook: English, Simplified Chinese (`zh`), Italian and Japanese. */
export const RULEBOOK_LANGUAGES = ['en', 'zh', 'it', 'ja'] as const;
export type RulebookLanguage = (typeof RULEBOOK_LANGUAGES)[number];

const STATEMENTS: { readonly [language in RulebookLanguage]: () => Promise<TranslatedStatements> } = {
  en: async () => (await import('./english.ts')).ENGLISH,
  zh: async () => (await import('./chinese/chinese.ts')).CHINESE,
  it: async () => (await import('./italian/italian.ts')).ITALIAN,
  ja: async () => (await import('./japanese/japanese.ts')).JAPANESE,
};

/** Loads what the clauses say in this language; what is not said in it yet is said in English. */
export const statementsIn = async (language: RulebookLanguage): Promise<Statements> => {
  const [said, english] = await Promise.all([STATEMENTS[language](), import('./english.ts')]);
  return { ...english.ENGLISH, ...said };
};

/** The clauses that are said in English, as this language does not have them yet. */
export const untranslatedIn = async (language: RulebookLanguage): Promise<ReadonlySet<RuleId>> => {
  const [said, english] = await Promise.all([STATEMENTS[language](), import('./english.ts')]);
  const ids = Object.keys(english.ENGLISH) as RuleId[];
  return new Set(ids.filter((id) => said[id] === undefined));
};
