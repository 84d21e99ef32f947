import { expect, test } from 'vitest';
import { drawnHand, fitting, leftOf } from './test-hand.ts';

const DECK = [1, 1, 1, 2, 2, 3, 4, 5, 6, 7];
const sorted = (cards: readonly number[]): readonly number[] => [...cards].sort();

test('A hand has its size, and hand and Deck together are the whole deck', () => {
  for (const size of [5, 6]) {
    const { hand, deck } = drawnHand(DECK, size);
    expect(hand).toHaveLength(size);
    expect(sorted([...hand, ...deck])).toEqual(sorted(DECK));
  }
});

test('What was chosen is in the hand, and is drawn next in the order in which it was chosen', () => {
  const { hand, deck } = drawnHand(DECK, 5, { hand: [3, 1, 1], draws: [7, 1] });
  expect(hand.slice(0, 3)).toEqual([3, 1, 1]);
  expect(deck.slice(0, 2)).toEqual([7, 1]);
  expect(sorted([...hand, ...deck])).toEqual(sorted(DECK));
});

test('More than the deck has, or the hand holds, cannot be chosen', () => {
  expect(fitting({ hand: [1, 1, 1, 1, 9], draws: [1, 2] }, DECK, 5)).toEqual({ hand: [1, 1, 1], draws: [2] });
  expect(fitting({ hand: DECK, draws: [] }, DECK, 5).hand).toHaveLength(5);
  expect(leftOf(DECK, [1, 2, 9])).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
});

test('Every order is as likely as another', () => {
  const first = new Map<number, number>();
  for (let drawn = 0; drawn < 6000; drawn++) {
    const [card = 0] = drawnHand([1, 2, 3], 1).hand;
    first.set(card, (first.get(card) ?? 0) + 1);
  }
  for (const card of [1, 2, 3]) expect(Math.abs((first.get(card) ?? 0) - 2000)).toBeLessThan(200);
});
