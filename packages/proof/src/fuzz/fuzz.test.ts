/** A short run with a fixed seed, and all that was ever found. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from './outcome.ts';
import { fuzz, NAMES, repeat } from './run.ts';

const CORPUS = new URL('../../fuzz/corpus/', import.meta.url);

// What takes for ever does not come back; how long the rest takes is for `npm run fuzz` to say.
const isWrong = ({ kind }: Finding): boolean => kind !== 'slow';

test('Whatever is read is read or refused, and no refusal changes a duel', async () => {
  const report = await fuzz({ seed: 1, only: [], seconds: 60, inputs: 81, from: 0 });
  expect(report.findings.filter(isWrong)).toEqual([]);
  expect(Object.keys(report.readers).sort()).toEqual([...NAMES].sort());
  expect(report.wrongAnswers).toBeGreaterThan(500);
});
describe('what was found once', () => {
  test.each(readdirSync(CORPUS))('%s', async (file) => {
    const finding = JSON.parse(readFileSync(new URL(file, CORPUS), 'utf8')) as Finding;
    const found = await repeat(finding);
    expect(found && isWrong(found) ? found : null).toBeNull();
  });
});
