import { expect, test } from 'vitest';
import { type Asked, type FoundOut, makeUsage } from './usage.ts';

const asked = (decks: number, possible: number, refusals: readonly (readonly [string, number])[]): Asked => ({
  decks,
  possible,
  refusals: new Map(refusals),
});
/** What a part of the work has found out: of four cards one was used. */
const part = (): FoundOut => ({
  used: new Set([1]),
  asked: new Map([
    [1, asked(1, 1, [])],
    [2, asked(2, 3, [['effects.cost.unpayable', 9]])],
    [
      3,
      asked(1, 0, [
        ['effects.condition.must-hold', 1],
        ['effects.cost.unpayable', 2],
      ]),
    ],
    [4, asked(1, 0, [])],
  ]),
});

test('what several parts of the work have found out is added up, and why a card was never used', () => {
  const usage = makeUsage();
  usage.add(part());
  usage.add(part());
  expect(usage.cards()).toBe(4);
  expect(usage.unused()).toEqual([
    { passcode: 2, decks: 4, reason: 'not-taken' },
    { passcode: 3, decks: 2, reason: { rule: 'effects.cost.unpayable', times: 4 } },
    { passcode: 4, decks: 2, reason: 'unseen' },
  ]);
});
