import type { DuelEvent, Stay } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import type { Step } from '../host/types.ts';
import { followed } from './use-followed.ts';

const looked = 3 as Stay;
/** A step with these events, of which only what is asked for here is told. */
const step = (...events: readonly object[]): Step => ({
  answers: 1,
  by: 0,
  view: null,
  occurrences: events.map((event) => ({ event: event as DuelEvent, spots: {}, mark: null })),
});
const moved = (from: number, to: number | null) => ({
  what: 'moved',
  formerHandle: from,
  card: { handle: to, passcode: 1 },
});
const played = (what: 'activated' | 'summoned', handle: number, passcode: number | null = 1) => ({
  what,
  card: { handle, passcode },
});

test('A card that is looked at is the same card where it has gone', () => {
  expect(followed(looked, [step(moved(2, 8), moved(3, 9))])).toBe(9);
  expect(followed(looked, [step(moved(3, null))])).toBe(looked);
});
test('What is played is looked at, the last of it, wherever it goes', () => {
  expect(followed(looked, [step(played('activated', 5)), step(moved(5, 6))])).toBe(6);
  expect(followed(looked, [step(played('activated', 5), played('summoned', 7))])).toBe(7);
  expect(followed(looked, [step(played('summoned', 5, null))])).toBe(looked);
});
