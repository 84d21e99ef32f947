/** Whatever is in a text, it is refused or read at once. */
import { expect, test } from 'vitest';
import { messageOf, type Parsed, parseYdk, parseYdke, readJson } from './index.ts';

const complaints = (read: Parsed<unknown>): readonly string[] => (read.ok ? [] : read.errors.map(messageOf));

test.each<readonly [string, Parsed<unknown>, string]>([
  [
    'a long list',
    parseYdk('1\n'.repeat(1_000_000), 'x'),
    'found "2,000,000 characters", expected at most 200,000',
  ],
  [
    'a list of many cards',
    parseYdk('1\n'.repeat(2_000), 'x'),
    'line 1001, column 1: found "2,000 cards", expected at most 1,000',
  ],
  ['a long line', parseYdk('1'.repeat(1_000), 'x'), 'expected a line of at most 200 characters'],
  ['a long link', parseYdke(`ydke://${'A'.repeat(100_000)}!!!`), 'expected at most 50,000'],
  [
    'a link of many cards',
    parseYdke(`ydke://${'AQAAAAEAAAABAAAA'.repeat(700)}!!!`),
    'found "2,100 cards", expected at most 1,000',
  ],
  [
    'a long JSON text',
    readJson(' '.repeat(2_000_000), 'x'),
    'found "2,000,000 characters", expected at most 1,000,000',
  ],
  ['deep JSON', readJson('['.repeat(5_000), 'x'), 'column 42: found "[", expected at most 40 levels'],
  ['many values', readJson(`[${'1,'.repeat(200_000)}1]`, 'x'), 'expected at most 100,000 values'],
  [
    'a name twice',
    readJson('{"a":1,"a":2}', 'x'),
    'column 8: found ""a"", expected a name that this object does not have yet',
  ],
])('%s', (_, read, message) => {
  expect(complaints(read)[0]).toContain(message);
});
test('of many mistakes twenty are told and the rest is counted', () => {
  const told = complaints(parseYdk('x\n'.repeat(90), 'x'));
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toBe('x, line 21, column 1: found "70 more mistakes", expected none.');
});
