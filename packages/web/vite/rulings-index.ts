import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRuleId, RULEBOOK_LANGUAGES, type RulebookLanguage, statementsIn } from '@spellspeed/rulebook';
import { parseScenarios, parseTitles, TITLE_LANGUAGES, type TitleLanguage } from '@spellspeed/rulings';
import type { Plugin } from 'vite';
import type { ClauseStatements, ListedRuling, RulingTitles } from '../src/rulings/types.ts';

const NAME = 'virtual:rulings';
const FOLDER = fileURLToPath(new URL('../../rulings/rulings/', import.meta.url));
const TITLES = fileURLToPath(new URL('../../rulings/titles/', import.meta.url));

const documents = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const listed = (file: string): ListedRuling[] =>
  parseScenarios(readFileSync(join(FOLDER, file), 'utf8'), file).scenarios.map(
    ({ title, line, cites, cards }) => ({
      file,
      line,
      title,
      cites,
      cards: [...new Set(cards.filter(({ isFiller }) => !isFiller).map(({ passcode }) => passcode))],
    }),
  );

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
const translatedTitles = (rulings: readonly ListedRuling[], language: TitleLanguage): RulingTitles =>
  Object.fromEntries(
    documents()
      .filter((file) => existsSync(join(TITLES, language, file)))
      .map((file) => {
        const own = rulings.filter((ruling) => ruling.file === file);
        return [file, titlesOf(file, own, language)];
      }),
  );
const titlesOf = (
  file: string,
  rulings: readonly ListedRuling[],
  language: TitleLanguage,
): RulingTitles[string] => {
  const english = rulings.map(({ title }) => title);
  const text = readFileSync(join(TITLES, language, file), 'utf8');
  const { titles } = parseTitles(text, file, { language, english });
  return Object.fromEntries(
    rulings.flatMap(({ line, title }) => {
      const translated = titles.get(title);
      return translated === undefined ? [] : [[line, translated]];
    }),
  );
};

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
  let rulings: readonly ListedRuling[] | undefined;
  const read = (): readonly ListedRuling[] => {
    rulings ??= documents().flatMap(listed);
    return rulings;
  };
  return new Map<string, () => unknown>([
    [NAME, read],
    ...RULEBOOK_LANGUAGES.map((each) => [`${CLAUSES}/${each}`, () => statements(read(), each)] as const),
    ...TITLE_LANGUAGES.map(
      (each) => [`${TITLES_BY_LANGUAGE}/${each}`, () => translatedTitles(read(), each)] as const,
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
