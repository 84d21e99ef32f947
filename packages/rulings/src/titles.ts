/**
 * Titles of rulings in other languages than English. Each document of rulings may have a file beside it, `titles/<language>/<document>`: a map
 * from the English titles, so that a title that is changed loses its translation aloud and not in silence.
 */
import { allFacts, factsNamed, seriesNameIn } from '@spellspeed/cards';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './mistake.ts';
import { Reader, type Value } from './reader.ts';

export const TITLE_LANGUAGES = ['zh', 'it', 'ja'] as const;
export type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

export interface TranslatedTitles {
  /** By English title. */
  readonly titles: ReadonlyMap<string, string>;
  readonly mistakes: readonly Mistake[];
}

/** What a title in this language must have somewhere, letters or a word: a translation that was left in English has none. */
const SCRIPTS: { readonly [language in TitleLanguage]: RegExp } = {
  zh: /\p{Script=Han}/u,
  it: /(?<![\p{L}"])(?:il|lo|la|i|gli|le|un|una|uno|di|del|della|da|dal|dalla|non|è|che|con|per|su|sul|sulla|al|alla|nel|nella|nei|nelle|dei|ai|agli|alle|chi|e|ed|o|si|sono|possono|viene|dopo|quando|mentre|mostro|mostri|carta|carte|due|senza|richiede)(?![\p{L}"])|\p{L}'\p{L}|à|ò|ù/iu,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
};
/** How names of cards and archetypes are quoted. */
const QUOTED: { readonly [language in TitleLanguage]: RegExp } = {
  zh: /「([^「」]*)」/g,
  // A name may have a quoted word of its own: "Maxx "C"".
  it: /"((?:[^"]|(?<= )"[^"\s]+")*)"/g,
  ja: /「([^「」]*)」/g,
};
const QUOTES: { readonly [language in TitleLanguage]: readonly [open: string, close: string] } = {
  zh: ['「', '」'],
  it: ['"', '"'],
  ja: ['「', '」'],
};
/** A name as titles in this language quote it. */
export const quotedIn = (language: TitleLanguage, name: string): string => QUOTES[language].join(name);

let series: ReadonlyMap<TitleLanguage, ReadonlySet<string>> | undefined;
/** The names of all archetypes in a language. */
const seriesIn = (language: TitleLanguage): ReadonlySet<string> => {
  series ??= new Map(
    TITLE_LANGUAGES.map((each) => [
      each,
      new Set(allFacts().flatMap((facts) => facts.series.map((english) => seriesNameIn(each, english)))),
    ]),
  );
  return series.get(language) ?? new Set();
};
/** What should be quoted instead; null where the name is right. An archetype may have the English name of a card: "Kuriboh". */
const rightName = (name: string, language: TitleLanguage): string | null => {
  const printed = factsNamed(name)?.names;
  const isSeries = seriesIn(language).has(name);
  if (isSeries && (printed === undefined || SCRIPTS[language].test(name))) return null;
  if (printed === undefined) return 'the name of a card or archetype in the language of the title';
  const { [language]: right = name } = printed;
  return right === name ? null : quotedIn(language, right);
};

class TitleReader {
  readonly #reader: Reader;
  readonly #language: TitleLanguage;
  constructor(reader: Reader, language: TitleLanguage) {
    this.#reader = reader;
    this.#language = language;
  }
  /** The translation of one title; null where it cannot be shown. */
  translation(node: Value): string | null {
    const text = this.#reader.text(node)?.trim() ?? null;
    if (text === null) return null;
    if (!SCRIPTS[this.#language].test(text))
      return this.#reader.wrong(node, `a title in the language "${this.#language}"`);
    for (const [, name = ''] of text.matchAll(QUOTED[this.#language])) {
      const expected = rightName(name, this.#language);
      if (expected !== null) return this.#reader.wrong(node, expected, [], quotedIn(this.#language, name));
    }
    return text;
  }
}

/** Reads the translated titles of one document of rulings; `english` are the titles that stand in it. */
export const parseTitles = (
  text: string,
  file: string,
  { language, english }: { readonly language: TitleLanguage; readonly english: readonly string[] },
): TranslatedTitles => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const reader = new Reader(file, lines, text);
  for (const error of document.errors) {
    const { line, col } = lines.linePos(error.pos[0]);
    const [reason = ''] = error.message.split(' at line ');
    reader.wrongAt({ line, column: col }, `broken YAML (${reason})`, 'YAML');
  }
  const titles = new Map<string, string>();
  const read = new TitleReader(reader, language);
  const { contents } = document;
  if (!isMap(contents)) {
    if (reader.mistakes.length === 0) reader.wrong(contents, 'a map from English titles');
    return { titles, mistakes: reader.mistakes };
  }
  for (const { key, value } of contents.items) {
    const title = isScalar(key) ? String(key.value) : '';
    const node = isScalar(key) ? key : null;
    if (!english.includes(title)) {
      reader.wrong(node, 'the title of a ruling of this document', english, JSON.stringify(title));
      continue;
    }
    if (!isScalar(value) || value.value === null) {
      reader.wrong(node, 'its translation', [], `nothing for ${JSON.stringify(title)}`);
      continue;
    }
    const translated = read.translation(value);
    if (translated !== null) titles.set(title, translated);
  }
  return { titles, mistakes: reader.mistakes };
};
