import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistancesFrom } from './edit-distance.ts';
import { namesNear, namesOfOne } from './near-names.ts';

const distance = (from: string, to: string, most = Number.POSITIVE_INFINITY): number =>
  editDistancesFrom(from)(to, most);
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '青'), maxLength: 8 });

test.each([
  ['kuriboh', 'kuriboh', 0],
  ['kuribo', 'kuriboh', 1],
  ['kurriboh', 'kuriboh', 1],
  ['kurixoh', 'kuriboh', 1],
  ['kuirboh', 'kuriboh', 1],
  ['', 'kuriboh', 7],
  ['waboku', 'kuriboh', 6],
])('from %s to %s are %i letters', (from, to, letters) => {
  expect(distance(from, to)).toBe(letters);
});

test('A distance that is asked for up to a number is that distance, or more than that number', () => {
  fc.assert(
    fc.property(word, word, fc.nat(8), (from, to, most) => {
      const whole = distance(from, to);
      expect(distance(from, to, most)).toBe(whole > most ? Number.POSITIVE_INFINITY : whole);
    }),
  );
});

test('The nearest names are the first of all names in their order, however few are asked for', () => {
  const names = fc.array(word, { minLength: 1, maxLength: 3 }).map(namesOfOne);
  fc.assert(
    fc.property(word, fc.array(names, { maxLength: 12 }), fc.nat(5), (text, all, n) => {
      expect(namesNear(text, all, n)).toEqual(namesNear(text, all, all.length).slice(0, n));
    }),
  );
});
