import { describe, expect, it } from 'vitest';
import { hasSeveralAnswers, randomAnswer, type Selection } from './answers.ts';
import { measureMicro, OPERATIONS } from './micro.ts';
import { createRandom } from './random.ts';
import { playSpellspeedDuel, VANILLA_MATCH } from './spellspeed.ts';

describe('a random vanilla duel in Spellspeed', () => {
  it('ends by the rules and counts its decisions', () => {
    const duel = playSpellspeedDuel(VANILLA_MATCH, 1);
    expect(duel.reason).not.toBe('other');
    expect(duel.turns).toBeGreaterThan(1);
    expect(duel.turns).toBeLessThanOrEqual(72);
    expect(duel.decisionsWithChoice).toBeGreaterThan(0);
    expect(duel.decisionsWithChoice).toBeLessThanOrEqual(duel.decisions);
  });

  it('is the same duel for the same seed', () => {
    const [one, again, other] = [5, 5, 6].map((seed) => {
      const { setupMilliseconds: _, ...duel } = playSpellspeedDuel(VANILLA_MATCH, seed);
      return duel;
    });
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

describe('a random answer', () => {
  const selection = (count: number, rest: Partial<Selection>): Selection => ({
    choices: Array.from({ length: count }, () => ({ do: 'pass' as const })),
    min: 1,
    max: 1,
    constraints: [],
    ...rest,
  });
  const answersTo = (question: Selection): string[] => {
    const random = createRandom(1);
    return Array.from({ length: 6000 }, () => randomAnswer(question, random).join());
  };
  const timesOf = (answers: readonly string[]): Map<string, number> => {
    const times = new Map<string, number>();
    for (const each of answers) times.set(each, (times.get(each) ?? 0) + 1);
    return times;
  };

  it('is any legal set of cards, each about equally often', () => {
    const times = timesOf(answersTo(selection(4, { min: 2, max: 2 })));
    expect([...times.keys()].sort()).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3']);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('keeps to the constraints', () => {
    const question = selection(4, {
      min: 2,
      max: 2,
      constraints: [{ must: 'include-one-of', choices: [3] }],
    });
    expect([...timesOf(answersTo(question)).keys()].sort()).toEqual(['0,3', '1,3', '2,3']);
  });

  it('is a choice only where there is more than one', () => {
    expect(hasSeveralAnswers(selection(1, {}))).toBe(false);
    expect(hasSeveralAnswers(selection(2, {}))).toBe(true);
    expect(hasSeveralAnswers(selection(2, { min: 2, max: 2 }))).toBe(false);
    expect(hasSeveralAnswers(selection(3, { min: 2, max: 2 }))).toBe(true);
    const forced = [
      { must: 'include-one-of', choices: [0] },
      { must: 'include-one-of', choices: [1] },
    ] as const;
    expect(hasSeveralAnswers(selection(3, { min: 2, max: 2, constraints: forced }))).toBe(false);
  });
});

it('times every operation in the middle of both duels', () => {
  const results = measureMicro({ batches: 1, milliseconds: 1 });
  expect(results.map(({ name }) => name)).toEqual(['vanilla', 'starter decks']);
  for (const { microseconds } of results)
    for (const operation of OPERATIONS) expect(microseconds[operation].median).toBeGreaterThan(0);
});
