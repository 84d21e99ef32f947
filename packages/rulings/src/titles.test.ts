import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messageOfMistake, parseScenarios, parseTitles, TITLE_LANGUAGES } from './index.ts';

const rulings = new URL('../rulings/', import.meta.url);
const documents = (folder: URL): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
    : [];
/** Every language has the same documents. */
const read = new Map<string, readonly string[]>();
const titlesOf = (file: string): readonly string[] => {
  const url = new URL(file, rulings);
  const titles =
    read.get(file) ??
    (existsSync(url)
      ? parseScenarios(readFileSync(url, 'utf8'), file).scenarios.map(({ title }) => title)
      : []);
  read.set(file, titles);
  return titles;
};

describe.each(TITLE_LANGUAGES)('the titles in %s', (language) => {
  const folder = new URL(`../titles/${language}/`, import.meta.url);
  // A file of a document that is gone has titles of no ruling.
  it.each(documents(folder))('%s translate titles that there are', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const { titles, mistakes } = parseTitles(text, file, { language, english: titlesOf(file) });
    expect(mistakes.map(messageOfMistake)).toEqual([]);
    expect(titles.size).toBeGreaterThan(0);
  });
});

describe('a file of titles', () => {
  const english = ['Kuriboh is Tributed', 'It comes: a replay'];
  const read = (text: string) => parseTitles(text, 'x.yaml', { language: 'zh', english });
  const mistakesIn = (text: string): string[] => read(text).mistakes.map(messageOfMistake);

  it('gives the translations by their English titles', () => {
    const { titles, mistakes } = read(
      'Kuriboh is Tributed: 「栗子球」被解放\n"It comes: a replay": 战斗卷回\n',
    );
    expect(mistakes).toEqual([]);
    expect([...titles]).toEqual([
      ['Kuriboh is Tributed', '「栗子球」被解放'],
      ['It comes: a replay', '战斗卷回'],
    ]);
  });
  it('names a title that no ruling has, and the nearest that one has', () => {
    expect(mistakesIn('Kuriboh is tribute: 「栗子球」被解放\n')).toEqual([
      'x.yaml:1:1: found "Kuriboh is tribute", expected the title of a ruling of this document; did you mean "Kuriboh is Tributed"?',
    ]);
  });
  it('refuses what is left out, left in English or named otherwise than on the card', () => {
    expect(mistakesIn('Kuriboh is Tributed:\n')).toEqual([
      'x.yaml:1:1: found nothing for "Kuriboh is Tributed", expected its translation',
    ]);
    expect(mistakesIn('Kuriboh is Tributed: Kuriboh is Tributed\n')[0]).toContain(
      'a title in the language "zh"',
    );
    expect(mistakesIn('Kuriboh is Tributed: 「Kuriboh」被解放\n')[0]).toBe(
      'x.yaml:1:22: found 「Kuriboh」, expected 「栗子球」',
    );
    expect(mistakesIn('Kuriboh is Tributed: 「没有这张卡」被解放\n')[0]).toContain(
      'the name of a card or archetype',
    );
  });
  it('knows the names and the quotation marks of each language', () => {
    const italian = (title: string): string[] =>
      parseTitles(`Kuriboh is Tributed: ${title}\n`, 'x.yaml', { language: 'it', english }).mistakes.map(
        messageOfMistake,
      );
    expect(italian(`'"Catena Demoniaca" viene offerta come Tributo'`)).toEqual([]);
    expect(italian(`'"Fiendish Chain" viene offerta come Tributo'`)[0]).toContain(
      'found "Fiendish Chain", expected "Catena Demoniaca"',
    );
    expect(italian(`'"Maxx "C"" viene offerto come Tributo, e "Kuriboh" no'`)).toEqual([]);
    expect(italian('Kuriboh is Tributed')[0]).toContain('a title in the language "it"');
  });
  it('says where it is no YAML, and that it is no map', () => {
    expect(mistakesIn('Kuriboh is Tributed: "栗\n')[0]).toMatch(/^x\.yaml:\d+:\d+: found broken YAML/);
    expect(mistakesIn('[1]\n')).toEqual(['x.yaml:1:1: found a list, expected a map from English titles']);
  });
});
