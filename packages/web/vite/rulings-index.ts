import { isRuleId, RULEBOOK_LANGUAGES, type RulebookLanguage, statementsIn } from '@spellspeed/rulebook';
import type { Plugin } from 'vite';
import type { ClauseStatements, ListedRuling, RulingTitles } from '../src/rulings/types.ts';
import { type ListedDocument, listedDocuments, TITLE_LANGUAGES } from './kept-rulings.ts';

const NAME = 'virtual:rulings';

/** The statements of the clauses that rulings cite. */
const statements = async (
  rulings: readonly ListedRuling[],
  language: RulebookLanguage,
): Promise<ClauseStatements> => {
  const said = await statementsIn(language);
  return Object.fromEntries(
    [...new Set(rulings.flatMap(({ cites }) => cites))]
      .sort()
      .flatMap((rule) => (isRuleId(rule) ? [[rule, said[rule]]] : [])),
  );
};

/** The titles that are translated, by document and by the line in which the ruling begins. */
const translatedTitles = (documents: readonly ListedDocument[], language: string): RulingTitles =>
  Object.fromEntries(
    documents.flatMap(({ file, titles }) => {
      const own = titles[language];
      return own === undefined ? [] : [[file, own]];
    }),
  );

/** A module with one loader for each language. */
const loadersOf = (name: string, languages: readonly string[]): string => {
  const loader = (language: string): string =>
    `"${language}": async () => (await import("${name}/${language}")).default`;
  return `export default { ${languages.map(loader).join(', ')} };`;
};
const CLAUSES = `${NAME}/clauses`;
const TITLES_BY_LANGUAGE = `${NAME}/titles`;
const LOADERS: ReadonlyMap<string, string> = new Map([
  [CLAUSES, loadersOf(CLAUSES, RULEBOOK_LANGUAGES)],
  [TITLES_BY_LANGUAGE, loadersOf(TITLES_BY_LANGUAGE, TITLE_LANGUAGES)],
]);

/** What each module holds; the rulings are read once for all of them. */
const contents = (): ReadonlyMap<string, () => unknown> => {
  let documents: Promise<readonly ListedDocument[]> | undefined;
  const read = (): Promise<readonly ListedDocument[]> => {
    documents ??= listedDocuments();
    return documents;
  };
  const rulings = async (): Promise<readonly ListedRuling[]> =>
    (await read()).flatMap((each) => each.rulings);
  return new Map<string, () => unknown>([
    [NAME, rulings],
    ...RULEBOOK_LANGUAGES.map(
      (each) => [`${CLAUSES}/${each}`, async () => statements(await rulings(), each)] as const,
    ),
    ...TITLE_LANGUAGES.map(
      (each) => [`${TITLES_BY_LANGUAGE}/${each}`, async () => translatedTitles(await read(), each)] as const,
    ),
  ]);
};

/**
 * The list of all rulings, made while the page is built: `virtual:rulings`; the statements of the clauses that they cite,
 * `virtual:rulings/clauses`, and the titles that are translated, `virtual:rulings/titles`, by language.
 */
export const rulingsIndex = (): Plugin => {
  const made = contents();
  return {
    name: 'rulings-index',
    resolveId: (id) => (made.has(id) || LOADERS.has(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null;
      const name = id.slice(1);
      const loaders = LOADERS.get(name);
      if (loaders !== undefined) return { code: loaders, map: null };
      const content = made.get(name);
      if (content === undefined) return null;
      const json = JSON.stringify(JSON.stringify(await content()));
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
};
