import { describe, expect, test } from 'vitest';
import { REQUIRED_CHAPTERS } from '../evidence/coverage.ts';
import { readRulings } from '../evidence/read-rulings.ts';
import { scripted } from '../scripted.fixture.ts';
import { runCoverage } from './coverage.ts';

/** A tenth of the rulings: all of them run in the tests of `rulings`, and would run twice more here. */
const SOME = readRulings().filter((_, index) => index % 10 === 0);

describe('coverage', () => {
  test('prints a row for each chapter, and data', () => {
    const [text, data] = [scripted(), scripted()];
    expect(runCoverage({ json: false, check: false }, text, SOME)).toBe(0);
    for (const chapter of REQUIRED_CHAPTERS)
      expect(text.printed()).toMatch(new RegExp(`^${chapter} +\\d`, 'm'));
    runCoverage({ json: true, check: false, open: 'summoning' }, data, SOME);
    const { chapters, total, open, catalogue, sources } = JSON.parse(data.printed());
    const summoning = chapters.find(({ chapter }: { chapter: string }) => chapter === 'summoning');
    expect(summoning.both + summoning.exceptions + open.length).toBe(summoning.engine);
    const { rulings, run, listed, open: left } = catalogue.total;
    expect(run + listed + left).toBe(rulings);
    expect(text.printed()).toMatch(/^ +rulings +run +listed +open$/m);
    expect(text.printed()).toMatch(/^official answers +\d+/m);
    expect(sources.seeds).toMatchObject({ rulings, pass: run });
    expect(sources.examinations.rulings).toBeGreaterThan(0);
    expect(total.cited + total.proved - total.both + total.neither).toBe(total.engine);
  });
  test('knows the chapters', () => {
    const run = () => runCoverage({ json: false, check: false, open: 'chain' }, scripted());
    expect(run).toThrow('Did you mean "chains"');
  });
});
