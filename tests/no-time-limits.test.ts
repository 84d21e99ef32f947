/** A busy machine is no fault of what is tried: no test says how long it may take. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const isTest = (path: string): boolean => /(?<!\.e2e)\.(?:test|fixture)\.tsx?$/.test(path);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(`${path}/`);
    return isTest(path) ? [path] : [];
  });
const FILES = [
  ...filesIn('tests/'),
  ...readdirSync(new URL('packages/', ROOT)).flatMap((name) => filesIn(`packages/${name}/src/`)),
];

/** As Vitest and fast-check let one be said: behind the function of a test, or by name. */
const LIMITS: readonly RegExp[] = [
  /^\s*\},\s*[\d_]{3,}\s*\)/m,
  /\b(?:timeout|testTimeout|hookTimeout|interruptAfterTimeLimit)\s*:/,
  /\bsetConfig\(/,
  /^\s*(?:test|it|describe)\b[^\n]*=>[^\n]*,\s*[\d_]{3,}\s*\);?$/m,
];
const hasLimit = (text: string): boolean => LIMITS.some((limit) => limit.test(text));

test.each([
  ["test('waits', () => {\n  wait();\n}, 60_000);"],
  ["test('waits', () => wait(), 5000);"],
  ["test('waits', { timeout: 5000 }, () => wait());"],
  ['fc.assert(property, { interruptAfterTimeLimit: 100 });'],
  ['vi.setConfig({ testTimeout: 5000 });'],
])('a limit is noticed: %s', (text) => {
  expect(hasLimit(text)).toBe(true);
});

test('a number that is no limit is not', () => {
  expect(hasLimit("test('draws', () => {\n  draw(100);\n});\nexpect(lp).toBe(8_000);")).toBe(false);
});

test(`no test has a time limit of its own (${FILES.length} files)`, () => {
  expect(FILES.length).toBeGreaterThan(150);
  const limited = FILES.filter(
    (path) => !path.endsWith('no-time-limits.test.ts') && hasLimit(readFileSync(new URL(path, ROOT), 'utf8')),
  );
  expect(limited).toEqual([]);
});
