import { describe, expect, test } from 'vitest';
import type { Constraint } from './decision.ts';
import { isLegalSelection, legalCompletions, legalSelections, type SelectionQuestion } from './selection.ts';

const question = (
  size: number,
  min: number,
  max: number,
  constraints: readonly Constraint[] = [],
): SelectionQuestion => ({ choices: Array.from({ length: size }), min, max, constraints });

const QUESTIONS: readonly (readonly [string, SelectionQuestion, number])[] = [
  ['one of five', question(5, 1, 1), 5],
  ['any of four, or none', question(4, 0, 4), 16],
  ['two of five', question(5, 2, 2), 10],
  ['more than there are', question(2, 3, 3), 0],
  ['at least one of two', question(4, 2, 2, [{ must: 'include-one-of', choices: [0, 1] }]), 5],
  [
    'numbers that add up',
    question(4, 1, 3, [{ must: 'add-up', weights: [[1], [2], [1, 3], [4]], total: 4 }]),
    3,
  ],
  [
    'one card for each slot',
    question(4, 2, 2, [
      {
        must: 'fill-slots',
        slots: [
          [0, 1],
          [1, 2, 3],
        ],
      },
    ]),
    5,
  ],
];

describe('legal selections', () => {
  test.each(QUESTIONS)('%s', (_, asked, number) => {
    const found = legalSelections(asked);
    expect(found).toHaveLength(number);
    expect(new Set(found.map(String)).size).toBe(number);
    for (const picked of found) {
      expect(isLegalSelection(asked, picked)).toBe(true);
      for (const [at, choice] of picked.entries())
        expect(legalCompletions(asked, picked.slice(0, at))).toContain(choice);
    }
  });
  test('are all of those among the subsets that are legal', () => {
    for (const [, asked] of QUESTIONS) {
      const subsets = Array.from({ length: 2 ** asked.choices.length }, (_, bits) =>
        asked.choices.flatMap((__, choice) => ((bits >> choice) & 1 ? [choice] : [])),
      );
      const legal = subsets.filter((picked) => isLegalSelection(asked, picked));
      expect(legalSelections(asked).map(String).sort()).toEqual(legal.map(String).sort());
    }
  });
  test('stop where enough are found', () => {
    expect(legalSelections(question(60, 0, 60), 3)).toEqual([[], [0], [0, 1]]);
  });
});
