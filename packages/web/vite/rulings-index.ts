import { isRuleId, RULEBOOK_LANGUAGES, type RulebookLanguage, statementsIn } from '@spellspeed/rulebook';
import type { Plugin } from 'vite';
import { textGroupOf } from '../src/rulings/text-group.ts';
import type { ClauseStatements, ListedRuling, RulingTitles } from '../src/rulings/types.ts';
import { documentTexts, type ListedDocument, listedDocuments, TITLE_LANGUAGES } from './kept-rulings.ts';

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

/** The documents in the groups in which they are loaded. */
const groupedTexts = (): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const groups = new Map<string, Record<string, string>>();
  for (const [file, text] of documentTexts()) {
    const name = textGroupOf(file);
    const group = groups.get(name) ?? {};
    group[file] = text;
    groups.set(name, group);
  }
  return groups;
};

/** A module with one loader for each language, or each group. */
const loadersOf = (name: string, keys: readonly string[]): string => {
  const loader = (key: string): string => `"${key}": async () => (await import("${name}/${key}")).default`;
  return `export default { ${keys.map(loader).join(', ')} };`;
};
const CLAUSES = `${NAME}/clauses`;
const TITLES_BY_LANGUAGE = `${NAME}/titles`;
const TEXTS = `${NAME}/texts`;

/** What each module holds; the rulings are read once for all of them. */
const contents = (texts: ReturnType<typeof groupedTexts>): ReadonlyMap<string, () => unknown> => {
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
    ...[...texts].map(([group, documents]) => [`${TEXTS}/${group}`, () => documents] as const),
  ]);
};

/**
 * The list of all rulings, made while the page is built: `virtual:rulings`; the statements of the clauses that they cite,
 * `virtual:rulings/clauses`, and the titles that are translated, `virtual:rulings/titles`, by language; the documents themselves, `virtual:rulings/texts`, by group.
 */
export const rulingsIndex = (): Plugin => {
  const texts = groupedTexts();
  const made = contents(texts);
  const loadersFor: ReadonlyMap<string, string> = new Map([
    [CLAUSES, loadersOf(CLAUSES, RULEBOOK_LANGUAGES)],
    [TITLES_BY_LANGUAGE, loadersOf(TITLES_BY_LANGUAGE, TITLE_LANGUAGES)],
    [TEXTS, loadersOf(TEXTS, [...texts.keys()])],
  ]);
  return {
    name: 'rulings-index',
    resolveId: (id) => (made.has(id) || loadersFor.has(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null;
      const name = id.slice(1);
      const loaders = loadersFor.get(name);
      if (loaders !== undefined) return { code: loaders, map: null };
      const content = made.get(name);
      if (content === undefined) return null;
      const json = JSON.stringify(JSON.stringify(await content()));
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
};
