import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const DECKS = ['blackwing', 'blue-eyes'];
const read = (...args: readonly string[]) => parseOptions(args, DECKS);

it('measures all parts with all decks unless told otherwise', () => {
  expect(read()).toEqual({
    rounds: 7,
    seconds: 1,
    parts: ['decks', 'vanilla', 'single', 'counts'],
    decks: { decks: DECKS, rounds: 7, duels: 30, warmUp: 200 },
    renew: false,
    output: 'table',
  });
});
it('takes what is asked for', () => {
  const args = ['--rounds', '2', '--seconds', '0.5', '--json', '--part', 'decks', '--deck', 'blue-eyes'];
  expect(read(...args, '--against', 'HEAD~1', '--duels', '5', '--warm-up', '9', '--renew')).toEqual({
    rounds: 2,
    seconds: 0.5,
    parts: ['decks'],
    against: 'HEAD~1',
    decks: { decks: ['blue-eyes'], rounds: 2, duels: 5, warmUp: 9 },
    renew: true,
    output: 'json',
  });
});
it.each([
  ['--rounds', 'x', 'a whole number from 1'],
  ['--duels', '0', 'a whole number from 1'],
  ['--warm-up', '1.5', 'a whole number from 1'],
  ['--seconds', '-1', 'a number above 0'],
  ['--part', 'deck', 'one of decks, vanilla, single, counts'],
  ['--deck', 'blue-eye', 'one of blackwing, blue-eyes'],
])('says what is wrong with %s %s', (option, found, expected) => {
  expect(read(`${option}=${found}`)).toEqual({
    mistake: `${option}: found "${found}", expected ${expected}`,
  });
});
it('knows no other options', () => {
  expect(read('--fast')).toHaveProperty('mistake');
});
