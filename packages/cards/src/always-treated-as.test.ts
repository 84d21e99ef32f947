import { createDuelFromField, createPool, type FieldSide } from '@spellspeed/engine';
import {
  activation,
  addToHand,
  at,
  type Card,
  choose1,
  named,
  type Passcode,
} from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { CARDS } from './pool.ts';

const CALL: Card = {
  kind: 'spell',
  passcode: 1 as Passcode,
  name: 'Call of a Test',
  series: [],
  property: 'Normal',
  remains: false,
  effects: [activation({ resolve: addToHand(choose1(named('Harpie Lady'), at('you', 'deck', 'gy'))) })],
};
const HARPIE_LADY = 76812113;
const CYBER_HARPIE_LADY = 80316585;
const CELTIC_GUARDIAN = 91152256;
const pool = createPool([...CARDS, CALL]);

const canBeActivated = (side: FieldSide): boolean =>
  createDuelFromField({ pool, sides: [{ hand: [1], deck: [], ...side }, {}] }).decision?.choices.some(
    (choice) => choice.do === 'activate',
  ) === true;

test('A name that a card is always treated as is its name in the Deck and in the GY too (cards.name.always-treated-as-applies-everywhere)', () => {
  for (const card of [HARPIE_LADY, CYBER_HARPIE_LADY]) {
    expect(canBeActivated({ deck: [card] })).toBe(true);
    expect(canBeActivated({ gy: [card] })).toBe(true);
  }
  expect(canBeActivated({ deck: [CELTIC_GUARDIAN], gy: [CELTIC_GUARDIAN] })).toBe(false);
});
