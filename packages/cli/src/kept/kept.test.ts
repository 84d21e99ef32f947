import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, placeOf, readKept } from './kept.ts';

const NAME = `test-${process.pid}`;
afterEach(() => {
  vi.restoreAllMocks();
  forget(NAME);
});
const complaints = () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => said.mock.calls.map(([text]) => String(text)).join('');
};

test('what is kept is there for the next command', () => {
  expect(readKept(NAME, '1')).toBeUndefined();
  keep(NAME, '1', ['a', '', 'b\tc']);
  expect(readKept(NAME, '1')).toEqual(['a', '', 'b\tc']);
  keep(NAME, '1', []);
  expect(readKept(NAME, '1')).toEqual([]);
});

test('what has another form is not read, and nobody is told: it is made anew', () => {
  const told = complaints();
  keep(NAME, '1', ['a']);
  expect(readKept(NAME, '2')).toBeUndefined();
  expect(told()).toBe('');
});

test.each([
  ['cut off', (text: string) => text.slice(0, -3)],
  ['emptied', () => ''],
  ['overwritten', () => '{"what": 1}'],
])('what is %s is told in one line, and made anew', (_, damage) => {
  const told = complaints();
  keep(NAME, '1', ['a', 'b']);
  writeFileSync(placeOf(NAME), damage(readFileSync(placeOf(NAME), 'utf8')));
  expect(readKept(NAME, '1')).toBeUndefined();
  expect(told()).toBe(`${placeOf(NAME)} is damaged; it is made anew.\n`);
});
