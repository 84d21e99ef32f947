/** Whatever is in a text, it is refused or read at once. */
import { expect, test } from 'vitest';
import { parseScenarios } from './parse.ts';

const mistakesIn = (text: string) => parseScenarios(text, 'x.yaml').mistakes;
const bomb = Array.from({ length: 9 }, (_, index) => {
  const items = index === 0 ? 'x' : Array.from({ length: 9 }, () => `*a${index - 1}`).join(', ');
  return `k${index}: &a${index} [${items}]`;
}).join('\n');

test.each<readonly [string, string, string, string]>([
  ['a long text', 'x'.repeat(1_000_000), '1000000 characters', 'at most 100000'],
  ['a deep list', '['.repeat(5_000), 'a text that is nested too deep', 'at most 50 levels'],
  ['deep lists on one line', `${'- '.repeat(5_000)}x`, 'a text that is nested too deep', 'at most 50 levels'],
  ['many documents', '---\n'.repeat(5_000), '5000 documents', 'at most 500'],
  ['aliases that multiply', bomb, 'more', 'at most 20000 values'],
  ['an alias in itself', 'title: x\nA: &a {hand: [*a]}', 'more', 'at most 50 levels'],
  [
    'many cards',
    `title: x\nA: {hand: [${'Kuriboh, '.repeat(5_000)}]}`,
    '5000 cards',
    'at most 100 cards under "hand"',
  ],
  ['a key twice', 'title: x\nturn: 3\nturn: 4', 'the key "turn" a second time', 'each key once'],
  ['no title', 'A: {}', 'no title', 'the key "title" with a sentence'],
  ['an empty title', 'title:\nA: {}', 'no title', 'the key "title" with a sentence'],
  ['an endless turn', 'title: x\nturn: 1e999', '1e999', 'the number of a turn, from 1'],
])('%s', (_, text, found, expected) => {
  expect(mistakesIn(text)[0]).toMatchObject({ found, expected });
});
test('of many mistakes twenty are told and the rest is counted', () => {
  const mistakes = mistakesIn(`title: x\nA:\n  hand:\n${'    - Kuribxx\n'.repeat(90)}`);
  expect(mistakes).toHaveLength(21);
  expect(mistakes.at(-1)).toMatchObject({ found: '70 more mistakes', expected: 'none' });
});
