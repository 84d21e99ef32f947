import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Constraint } from './decision.ts';
import {
  hasLegalSelection,
  isLegalSelection,
  legalCompletions,
  legalSelections,
  type SelectionQuestion,
} from './selection.ts';

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

/** Any legal answers with these choices among them: what defines a completion. It looks at every subset. */
const exhaustively = (asked: SelectionQuestion, picked: readonly number[]): boolean => {
  const rest = asked.choices.map((_, choice) => choice).filter((choice) => !picked.includes(choice));
  return Array.from({ length: 2 ** rest.length }, (_, bits) => [
    ...picked,
    ...rest.filter((__, at) => (bits >> at) & 1),
  ]).some((whole) => isLegalSelection(asked, whole));
};

const SIZE = 7;
const someChoices = fc.subarray(Array.from({ length: SIZE }, (_, choice) => choice));
const perChoice = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: SIZE, maxLength: SIZE });
const weight = fc.integer({ min: 1, max: 4 });
const CONSTRAINTS: { readonly [K in Constraint['must']]: fc.Arbitrary<Extract<Constraint, { must: K }>> } = {
  'add-up': fc.record(
    {
      must: fc.constant('add-up' as const),
      weights: perChoice(fc.uniqueArray(weight, { minLength: 1, maxLength: 2 })),
      total: fc.integer({ min: 1, max: 9 }),
      orMore: fc.constant(true as const),
    },
    { requiredKeys: ['must', 'weights', 'total'] },
  ),
  'fill-slots': fc
    .record({
      slots: fc.array(someChoices, { minLength: 1, maxLength: 3 }),
      more: fc.option(someChoices, { nil: undefined }),
      choices: fc.option(someChoices, { nil: undefined }),
    })
    .map(({ slots, more, choices }) => ({
      must: 'fill-slots' as const,
      slots,
      ...(more && { more }),
      ...(choices && { substitute: { choices, slots: slots.map((_, slot) => slot) } }),
    })),
  'find-places': fc.record({
    must: fc.constant('find-places' as const),
    places: fc.array(someChoices, { maxLength: 4 }),
  }),
  'leave-a-zone': fc.record({
    must: fc.constant('leave-a-zone' as const),
    zones: fc.array(fc.record({ freedBy: someChoices, pointedToBy: fc.option(someChoices, { nil: null }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  'include-one-of': fc.record({ must: fc.constant('include-one-of' as const), choices: someChoices }),
  'go-with': fc.record({
    must: fc.constant('go-with' as const),
    choice: fc.nat({ max: SIZE - 1 }),
    others: someChoices,
  }),
  'be-accompanied': someChoices.chain((choices) =>
    fc.record({
      must: fc.constant('be-accompanied' as const),
      choices: fc.constant(choices),
      of: fc.array(someChoices, { minLength: choices.length, maxLength: choices.length }),
    }),
  ),
  leave: fc.record({
    must: fc.constant('leave' as const),
    choices: someChoices,
    count: fc.integer({ min: 0, max: 4 }),
  }),
  'stay-within': fc.record({
    must: fc.constant('stay-within' as const),
    values: perChoice(weight),
    most: fc.integer({ min: 1, max: 12 }),
  }),
  reach: fc.record({
    must: fc.constant('reach' as const),
    values: perChoice(weight),
    least: fc.integer({ min: -2, max: 12 }),
  }),
  differ: fc.record({
    must: fc.constant('differ' as const),
    values: perChoice(
      fc.uniqueArray(fc.constantFrom('Sangan', 'Kuriboh', 'Marshmallon', 'Honest'), { maxLength: 2 }),
    ),
  }),
  agree: fc.record({
    must: fc.constant('agree' as const),
    values: perChoice(fc.uniqueArray(fc.constantFrom('DARK', 'FIRE', 'WIND'), { maxLength: 2 })),
    of: fc.constant('attribute' as const),
  }),
};
const questions = fc
  .record({
    min: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: 0, max: SIZE }),
    constraints: fc.array(fc.oneof(...Object.values(CONSTRAINTS)), { minLength: 1, maxLength: 3 }),
  })
  .map(({ min, more, constraints }) => question(SIZE, min, min + more, constraints));

describe('completions', () => {
  test('are those that some legal answer has, whatever is asked', () => {
    fc.assert(
      fc.property(questions, someChoices, (asked, picked) => {
        const rest = asked.choices.map((_, choice) => choice).filter((choice) => !picked.includes(choice));
        const expected = rest.filter(
          (choice) => picked.length < asked.max && exhaustively(asked, [...picked, choice]),
        );
        expect(legalCompletions(asked, picked)).toEqual(expected);
        expect(hasLegalSelection(asked)).toBe(exhaustively(asked, []));
      }),
      { numRuns: 1500 },
    );
  });
  test('of many choices are found without looking at every subset', () => {
    const all = Array.from({ length: 60 }, (_, choice) => choice);
    const places = { must: 'find-places', places: Array.from({ length: 5 }, () => all) } as const;
    expect(legalCompletions(question(60, 1, 60, [places]), [0, 1, 2, 3])).toHaveLength(56);
    expect(legalCompletions(question(60, 1, 60, [places]), [0, 1, 2, 3, 4])).toEqual([]);
    const even = { must: 'add-up', weights: all.map(() => [2]), total: 15 } as const;
    expect(legalCompletions(question(60, 1, 60, [even]), [])).toEqual([]);
  });
});
