import { expect, test } from 'vitest';
import { makeShipped, parseShipped, shippedAfter } from './shipped-cards.ts';

const card = (passcode: number, grade: 'proved' | 'read' = 'proved') => ({
  passcode,
  grade,
  behaviour: { effects: [] },
});

test('a file with few cards changes what ships of these cards alone', () => {
  const before = [card(1), card(2), card(3)];
  const after = shippedAfter(before, new Set([2, 3, 4]), [card(3, 'read'), card(4)]);
  expect(after).toEqual([card(1), card(3, 'read'), card(4)]);
  expect(parseShipped(makeShipped(after))).toEqual(after);
});
