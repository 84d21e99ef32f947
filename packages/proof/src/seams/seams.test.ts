import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../mutants/mutant.ts';
import { makeCompiler, ROOT } from './compiler.ts';
import { MISTAKES } from './mistakes.ts';
import { SEEN_BY_COMPILER } from './seen-by-compiler.ts';

describe('mistakes', () => {
  test('have each a name of their own, and are of every package that holds rules or reads what comes from outside', () => {
    expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
    const packages = new Set(MISTAKES.map(({ file }) => file.split('/')[1]));
    expect([...packages].sort()).toEqual(
      [
        'bots',
        'cards',
        'cardtext',
        'cli',
        'engine',
        'formats',
        'match',
        'reader',
        'rulings',
        'tournament',
        'web',
      ].sort(),
    );
  });
  // Where one fails, the source was changed: change `find` and `replace` so that they make the same mistake again.
  test.each(MISTAKES)('$name: it can be made, and what notices it is there', (mistake) => {
    const result = broken(readFileSync(join(ROOT, mistake.file), 'utf8'), mistake);
    if ('problem' in result) throw new Error(result.problem);
    for (const file of mistake.noticed.files)
      expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
  });
  test('that do not compile are told, and what is as it was is not', () => {
    const [mistake] = SEEN_BY_COMPILER.filter(({ file }) => file.endsWith('tournament/src/saved.ts'));
    if (mistake === undefined) throw new Error('There is no such mistake.');
    const source = readFileSync(join(ROOT, mistake.file), 'utf8');
    const compiler = makeCompiler([mistake]);
    const complaint = (text: string) =>
      compiler.complaints(mistake.file, text, [mistake.file]).get(mistake.file);
    expect(complaint(source)).toBeNull();
    expect(complaint(source.replace(mistake.find, mistake.replace))).toMatch(/Property 'cut' is missing/);
  });
});
