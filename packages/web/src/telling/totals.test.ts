import { expect, test } from 'vitest';
import { chosenTotal } from './totals.ts';

const addUp = (weights: readonly (readonly number[])[], total: number) =>
  ({ must: 'add-up', weights, total }) as const;

test('What is chosen makes the sum of its Levels', () => {
  expect(chosenTotal(addUp([[4], [3], [1]], 8), [])).toBe(0);
  expect(chosenTotal(addUp([[4], [3], [1]], 8), [0, 2])).toBe(5);
});
test('A Link Monster counts as one or as its Link Rating, whichever brings nearer to the total', () => {
  const links = addUp([[1], [1, 2], [1, 3]], 3);
  expect(chosenTotal(links, [1])).toBe(2);
  expect(chosenTotal(links, [0, 1])).toBe(3);
  expect(chosenTotal(links, [2, 1])).toBe(3);
  // Nothing of it fits: the least that it can be.
  expect(chosenTotal(links, [0, 1, 2, 0, 0])).toBe(5);
});
