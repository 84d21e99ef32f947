import type { Constraint, OpenDecision } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { pickAtRandom, pickBest } from './pick.ts';

const question = (count: number, min: number, max: number, constraints: Constraint[] = []): OpenDecision => ({
  player: 0,
  kind: 'cards',
  why: { for: 'cost' },
  choices: Array.from({ length: count }, (_, option) => ({ do: 'option', option })),
  min,
  max,
  constraints,
});

test('every size of a free selection comes up', () => {
  const dice = diceOf(3);
  const sizes = new Set(Array.from({ length: 200 }, () => pickAtRandom(question(4, 0, 3), dice).length));
  expect([...sizes].sort()).toEqual([0, 1, 2, 3]);
});

test('a random selection keeps to its constraints', () => {
  const sum: Constraint = { must: 'add-up', weights: [[4], [3], [2], [1]], total: 5 };
  const dice = diceOf(3);
  const found = new Set(
    Array.from({ length: 100 }, () => [...pickAtRandom(question(4, 1, 4, [sum]), dice)].sort().join()),
  );
  expect([...found].sort()).toEqual(['0,3', '1,2']);
});

test('the best selection takes what must be taken, and beyond it only what gains', () => {
  expect(pickBest(question(4, 1, 3), [-1, 5, 2, -3])).toEqual([1, 2]);
  expect(pickBest(question(3, 1, 3), [-4, -1, -2])).toEqual([1]);
  expect(pickBest(question(3, 0, 3), [0, 2, 0])).toEqual([1]);
  const either: Constraint = { must: 'include-one-of', choices: [0] };
  expect(pickBest(question(3, 1, 1, [either]), [-9, 5, 5])).toEqual([0]);
});
