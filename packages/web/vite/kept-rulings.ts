/** What the page lists of each document of rulings, kept from one build to the next by what the document says: only documents that have changed are read. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListedRuling } from '../src/rulings/types.ts';

const PACKAGE = fileURLToPath(new URL('../../rulings/', import.meta.url));
const RULINGS = join(PACKAGE, 'rulings');
const TITLES = join(PACKAGE, 'titles');
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/spellspeed/', import.meta.url));
const NAME = 'page-rulings.json';
/** Changed with what is kept. */
const FORM = '1';

/** The languages that have titles. */
export const TITLE_LANGUAGES: readonly string[] = readdirSync(TITLES).sort();

/** A document and the titles of its rulings in other languages. */
interface Written {
  readonly file: string;
  readonly text: string;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
}
/** What the page lists of a document. */
export interface ListedDocument {
  readonly file: string;
  readonly rulings: readonly ListedRuling[];
  /** By language, then by the line in which the ruling begins. */
  readonly titles: Readonly<Record<string, Readonly<Record<number, string>>>>;
}
interface Kept {
  readonly form: string;
  /** By what the documents say. */
  readonly documents: Readonly<Record<string, ListedDocument>>;
}

const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** The text of each document, by its name. */
export const documentTexts = (): readonly (readonly [file: string, text: string])[] =>
  yamlIn(RULINGS).map((file) => [file, readFileSync(join(RULINGS, file), 'utf8')]);

const written = (): Written[] => {
  const translated = TITLE_LANGUAGES.map(
    (language) => [language, new Set(yamlIn(join(TITLES, language)))] as const,
  );
  return documentTexts().map(([file, text]) => ({
    file,
    text,
    titles: Object.fromEntries(
      translated
        .filter(([, files]) => files.has(file))
        .map(([language]) => [language, readFileSync(join(TITLES, language, file), 'utf8')]),
    ),
  }));
};
const keyOf = ({ file, text, titles }: Written): string =>
  createHash('sha256')
    .update(JSON.stringify([file, text, titles]))
    .digest('base64url');

/** What reads the documents is part of the form: another reader may read something else. */
const formNow = (): string => {
  try {
    return `${FORM} ${readFileSync(join(PACKAGE, 'dist/bundle-stamp'), 'utf8')}`;
  } catch {
    return FORM;
  }
};
const readKept = (form: string): Kept['documents'] => {
  let text: string;
  try {
    text = readFileSync(join(KEPT, NAME), 'utf8');
  } catch {
    return {};
  }
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.form === form ? kept.documents : {};
  } catch {
    console.error(`${join(KEPT, NAME)} is damaged; it is made anew.`);
    return {};
  }
};
/** Keeps them whole or not at all; where nothing can be written, nothing is kept. */
const keep = (kept: Kept): void => {
  const unfinished = join(KEPT, `${NAME}.${process.pid}`);
  try {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(unfinished, JSON.stringify(kept));
    renameSync(unfinished, join(KEPT, NAME));
  } catch {
    rmSync(unfinished, { force: true });
  }
};

/** All documents, in the order of their names. */
export const listedDocuments = async (): Promise<readonly ListedDocument[]> => {
  const form = formNow();
  const before = readKept(form);
  const documents: Record<string, ListedDocument> = {};
  let isNew = false;
  for (const document of written()) {
    const key = keyOf(document);
    isNew ||= before[key] === undefined;
    documents[key] = before[key] ?? (await listed(document));
  }
  if (isNew || Object.keys(before).length !== Object.keys(documents).length) keep({ form, documents });
  return Object.values(documents);
};

/** Reads a document; what understands it is loaded only where one has changed. */
const listed = async ({ file, text, titles }: Written): Promise<ListedDocument> => {
  const { parseScenarios, parseTitles, TITLE_LANGUAGES: languages } = await import('@spellspeed/rulings');
  const rulings = parseScenarios(text, file).scenarios.map(({ title, line, cites, cards }) => ({
    file,
    line,
    title,
    cites,
    cards: [...new Set(cards.filter(({ isFiller }) => !isFiller).map(({ passcode }) => passcode))],
  }));
  const english = rulings.map(({ title }) => title);
  const translated = languages.flatMap((language) => {
    const own = titles[language];
    if (own === undefined) return [];
    const { titles: read } = parseTitles(own, file, { language, english });
    const byLine = rulings.flatMap(({ line, title }) => {
      const said = read.get(title);
      return said === undefined ? [] : [[line, said] as const];
    });
    return [[language, Object.fromEntries(byLine)] as const];
  });
  return { file, rulings, titles: Object.fromEntries(translated) };
};
