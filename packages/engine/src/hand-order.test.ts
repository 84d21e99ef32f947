import { CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { createDuelFromField, createPool } from './index.ts';

const POOL = createPool(CARDS);
const KURIBOH = 40640057;
const SANGAN = 26202165;
const viewOfHand = (...hand: readonly number[]) =>
  createDuelFromField({ pool: POOL, seed: 1, sides: [{}, { hand }] }).view(0);

// (zones.hand.has-no-order)
test('the order of the cards in a hand tells the opponent nothing', () => {
  expect(viewOfHand(KURIBOH, SANGAN).opponent.hand).toHaveLength(2);
  expect(viewOfHand(KURIBOH, SANGAN)).toEqual(viewOfHand(SANGAN, KURIBOH));
});
