/** `spellspeed ruling titles`: which rulings have a title in another language, and a file to fill in for those that have none. */
import { cardNameIn, factsOf } from '@spellspeed/cards';
import { messageOfMistake, quotedIn, TITLE_LANGUAGES, type TitleLanguage } from '@spellspeed/rulings';
import { Command, Option } from 'commander';
import { type TitledDocument, titledDocuments, titlesFile } from '../evidence/titles.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface RulingTitlesOptions {
  readonly language: TitleLanguage;
  readonly untranslated: boolean;
  readonly json: boolean;
}

const untranslatedIn = ({ scenarios, titles }: TitledDocument): readonly string[] =>
  scenarios.map(({ title }) => title).filter((title) => !titles.has(title));

/** The cards of the document, so that a translation names them as they are printed. */
const namesIn = ({ scenarios }: TitledDocument, language: TitleLanguage): ReadonlyMap<string, string> => {
  const described = scenarios.flatMap(({ cards }) => cards.filter(({ isFiller }) => !isFiller));
  const english = described.flatMap(({ passcode }) => factsOf(passcode)?.names.en ?? []);
  return new Map([...new Set(english)].sort().map((name) => [name, cardNameIn(language, name)]));
};

/** What is to be filled in, as the file itself: the names of the cards, then each title with nothing behind it. */
export const templateFor = (document: TitledDocument, language: TitleLanguage): readonly string[] => {
  const missing = untranslatedIn(document);
  if (missing.length === 0) return [];
  const names = [...namesIn(document, language)].map(
    ([english, name]) => `# ${english} = ${quotedIn(language, name)}`,
  );
  const titles = missing.map((title) => `${JSON.stringify(title)}:`);
  return [`# ${titlesFile(language, document.file)}`, ...names, ...titles];
};
const chapterOf = ({ file }: TitledDocument): string => file.split('/')[0] ?? file;
const printCounts = (documents: readonly TitledDocument[], { out }: Terminal): void => {
  const count = (name: string, counted: readonly TitledDocument[]): void => {
    const rulings = counted.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
    const missing = counted.reduce((sum, document) => sum + untranslatedIn(document).length, 0);
    out(`${name.padEnd(16)}${String(rulings - missing).padStart(6)} of ${String(rulings).padStart(5)}`);
  };
  for (const chapter of new Set(documents.map(chapterOf)))
    count(
      chapter,
      documents.filter((document) => chapterOf(document) === chapter),
    );
  count('all', documents);
};

/** Returns the exit code: 1 where a file of titles cannot be read. */
export const runRulingTitles = (
  within: string,
  { language, untranslated, json }: RulingTitlesOptions,
  terminal: Terminal,
): number => {
  const documents = titledDocuments(language, within);
  if (documents.length === 0) throw new Trouble(`No document of rulings begins with "${within}".`);
  const mistakes = documents.flatMap((document) => document.mistakes);
  if (json) {
    const missing = documents.map((document) => ({
      file: titlesFile(language, document.file),
      cards: Object.fromEntries(namesIn(document, language)),
      untranslated: untranslatedIn(document),
    }));
    const listed = untranslated ? missing.filter((each) => each.untranslated.length > 0) : missing;
    terminal.out(JSON.stringify({ documents: listed, mistakes }, null, 2));
  } else if (untranslated) {
    for (const line of documents.flatMap((document) => templateFor(document, language))) terminal.out(line);
  } else printCounts(documents, terminal);
  for (const mistake of mistakes) terminal.err(messageOfMistake(mistake));
  return mistakes.length === 0 ? 0 : 1;
};

export const rulingTitlesCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('titles')
    .description('count the rulings that have a title in another language, or list those that have none')
    .argument('[beginning]', 'only documents whose name begins so: battle, cards/b', '')
    .addOption(new Option('--language <language>').choices(TITLE_LANGUAGES).default('zh'))
    .option('--untranslated', 'print the titles that have none, as files to fill in', false)
    .option('--json', 'print data', false)
    .action((within: string, options: RulingTitlesOptions) =>
      exit(runRulingTitles(within, options, terminal)),
    );
