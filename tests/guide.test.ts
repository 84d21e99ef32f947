import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runFile } from '@spellspeed/rulings';
import { describe, expect, test, vi } from 'vitest';

const GUIDE = new URL('../docs/', import.meta.url);
const textOf = (chapter: string): string => readFileSync(new URL(chapter, GUIDE), 'utf8');
/** The walk through the house has no programs: a test of its own looks at it. */
const chapters = readdirSync(GUIDE).filter((name) => name.endsWith('.md') && name !== 'walk.md');
const blocksOf = (chapter: string, language: string): string[] =>
  [...textOf(chapter).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code]) => code ?? '',
  );

/** What a line says that it prints: `console.log(…); // this`, or `// this …` for what begins so. */
const promisedBy = (code: string): string[] =>
  [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, words]) => words ?? '');

/** Runs the code of a chapter as one module, and gives what it prints. */
const printedBy = async (chapter: string, code: string): Promise<string[]> => {
  const file = new URL(`./guide-${chapter}.generated.ts`, import.meta.url);
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((...words) => lines.push(words.map(String).join(' ')));
  writeFileSync(file, `${code}\nexport {};\n`);
  try {
    await import(file.pathname);
  } finally {
    log.mockRestore();
    rmSync(file);
  }
  return lines;
};

describe('the guide', () => {
  test('has its chapters', () => expect(chapters.length).toBeGreaterThanOrEqual(5));

  test.each(chapters)('%s: its programs print what it says', async (chapter) => {
    const code = blocksOf(chapter, 'ts').join('\n');
    const printed = await printedBy(chapter, code);
    const promised = promisedBy(code);
    expect(promised.length).toBeGreaterThan(0);
    expect(printed.length).toBe(promised.length);
    promised.forEach((words, index) => {
      const begins = words.endsWith(' …') ? words.slice(0, -2) : null;
      if (begins === null) expect(printed[index]).toBe(words);
      else expect(printed[index]).toMatch(new RegExp(`^${begins.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    });
  });

  test.each(
    chapters.flatMap((chapter) => blocksOf(chapter, 'yaml').map((text) => [chapter, text] as const)),
  )('%s: its rulings pass', (chapter, text) => {
    const { failed, passed, results } = runFile(text, chapter);
    expect([passed, failed], JSON.stringify(results)).toEqual([1, 0]);
  });
});
