import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const DECKS = ['blackwing', 'blue-eyes'];
const read = (...args: readonly string[]) => parseOptions(args, DECKS);

it('measures all parts with all decks unless told otherwise', () => {
  expect(read()).toEqual({
    rounds: 7,
    seconds: 1,
    parts: ['decks', 'vanilla', 'single', 'counts', 'forks', 'slowest', 'browser', 'loading', 'start'],
    nodes: [],
    decks: { decks: DECKS, rounds: 7, duels: 30, warmUp: 200 },
    slowest: { decks: DECKS, warmUp: 200, from: 0, duels: 1000, workers: 1 },
    renew: false,
    output: 'table',
  });
});
it('takes what is asked for', () => {
  const args = ['--rounds', '2', '--seconds', '0.5', '--json', '--part', 'decks', '--deck', 'blue-eyes'];
  const more = ['--node', '24', '--node', '22.1.0', '--from', '40', '--workers', '2'];
  expect(read(...args, ...more, '--against', 'HEAD~1', '--duels', '5', '--warm-up', '9', '--renew')).toEqual({
    rounds: 2,
    seconds: 0.5,
    parts: ['decks'],
    against: 'HEAD~1',
    nodes: ['24', '22.1.0'],
    decks: { decks: ['blue-eyes'], rounds: 2, duels: 5, warmUp: 9 },
    slowest: { decks: ['blue-eyes'], warmUp: 9, from: 40, duels: 5, workers: 2 },
    renew: true,
    output: 'json',
  });
});
it.each([
  ['--rounds', 'x', 'a whole number from 1'],
  ['--duels', '0', 'a whole number from 1'],
  ['--warm-up', '1.5', 'a whole number from 1'],
  ['--seconds', '-1', 'a number above 0'],
  ['--part', 'deck', 'one of decks, vanilla, single, counts, forks, slowest, browser, loading, start'],
  ['--from', '-1', 'a whole number from 0'],
  ['--workers', '65', 'a whole number from 1 to 64'],
  ['--node', 'lts;', 'a release of Node, as 24 or 24.1.0'],
  ['--deck', 'blue-eye', 'one of blackwing, blue-eyes'],
])('says what is wrong with %s %s', (option, found, expected) => {
  expect(read(`${option}=${found}`)).toEqual({
    mistake: `${option}: found "${found}", expected ${expected}`,
  });
});
it('knows no other options', () => {
  expect(read('--fast')).toHaveProperty('mistake');
});
