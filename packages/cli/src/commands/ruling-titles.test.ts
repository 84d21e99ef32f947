import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { type RulingTitlesOptions, runRulingTitles, templateFor } from './ruling-titles.ts';

const run = (within: string, options: Partial<RulingTitlesOptions> = {}): string => {
  const terminal = scripted();
  const all: RulingTitlesOptions = { language: 'zh', untranslated: false, json: false, ...options };
  expect(runRulingTitles(within, all, terminal)).toBe(0);
  return terminal.printed();
};
interface Listed {
  readonly documents: readonly {
    readonly untranslated: readonly string[];
  }[];
}
const listed = (within: string): Listed => JSON.parse(run(within, { json: true }));

describe('ruling titles', () => {
  test('counts, chapter by chapter, the rulings that have a title in the language', () => {
    const [chapter = '', all = ''] = run('battle').split('\n');
    const missing = listed('battle').documents.reduce(
      (sum, { untranslated }) => sum + untranslated.length,
      0,
    );
    const [, translated, rulings] = /^battle +(\d+) of +(\d+)$/.exec(chapter) ?? [];
    expect(Number(rulings) - Number(translated)).toBe(missing);
    expect(all.replace(/^all {3}/, 'battle')).toBe(chapter);
  });
  test('lists those that have none as a file to fill in, with the names of its cards', () => {
    const field = 'A: { hand: [Kuriboh, Sangan] }';
    const { scenarios } = parseScenarios(`title: "So: it is"\n${field}\n---\ntitle: Done\n`, 'cards/x.yaml');
    const document = { file: 'cards/x.yaml', scenarios, mistakes: [] };
    expect(templateFor({ ...document, titles: new Map([['Done', '完成']]) }, 'zh')).toEqual([
      '# packages/rulings/titles/zh/cards/x.yaml',
      '# Kuriboh = 「栗子球」',
      '# Sangan = 「三眼怪」',
      '"So: it is":',
    ]);
    expect(templateFor({ ...document, titles: new Map() }, 'it').slice(0, 3)).toEqual([
      '# packages/rulings/titles/it/cards/x.yaml',
      '# Kuriboh = "Kuriboh"',
      '# Sangan = "Sangan"',
    ]);
    expect(templateFor({ ...document, titles: new Map() }, 'ja')).toEqual([
      '# packages/rulings/titles/ja/cards/x.yaml',
      '# Kuriboh = 「クリボー」',
      '# Sangan = 「クリッター」',
      '"So: it is":',
      '"Done":',
    ]);
    const all = new Map(scenarios.map(({ title }) => [title, '完成']));
    expect(templateFor({ ...document, titles: all }, 'zh')).toEqual([]);
  });
  test('refuses a beginning that no document has', () => {
    expect(() => run('nowhere')).toThrow('No document of rulings begins with "nowhere".');
  });
});
