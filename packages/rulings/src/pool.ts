/** The cards of every scenario. */
import { CARDS } from '@spellspeed/cards';
import { type Card, createPool } from '@spellspeed/engine';

export let POOL = createPool(CARDS);

/** Runs with other definitions of some cards in the place of those by hand: do the rulings hold for these, too? */
export const withDefinitions = <T>(cards: readonly Card[], run: () => T): T => {
  const before = POOL;
  const others = new Map(cards.map((card) => [card.passcode, card]));
  POOL = createPool(CARDS.map((card) => others.get(card.passcode) ?? card));
  try {
    return run();
  } finally {
    POOL = before;
  }
};
