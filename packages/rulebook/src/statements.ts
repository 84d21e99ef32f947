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

/** Loads what the clauses say in this language; what is not said in it yet is said in the words of the clause that says the same, or else in English. */
export const statementsIn = async (language: RulebookLanguage): Promise<Statements> => {
  const [said, { ENGLISH, REPEATED }] = await Promise.all([STATEMENTS[language](), import('./english.ts')]);
  const repeated: Partial<Record<RuleId, string>> = {};
  for (const { id, owner } of REPEATED) if (said[owner] !== undefined) repeated[id] = said[owner];
  return { ...ENGLISH, ...repeated, ...said };
};

/** The clauses that are said in English, as this language has neither them nor the clause that says the same. */
export const untranslatedIn = async (language: RulebookLanguage): Promise<ReadonlySet<RuleId>> => {
  const [said, { ENGLISH, REPEATED }] = await Promise.all([STATEMENTS[language](), import('./english.ts')]);
  const owners = new Map(REPEATED.map(({ id, owner }) => [id, owner]));
  const ids = Object.keys(ENGLISH) as RuleId[];
  return new Set(ids.filter((id) => said[id] === undefined && said[owners.get(id) ?? id] === undefined));
};
