/** The cards of every scenario: all that can be played with. */
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { type Card, type CardPool, createPool, sourceOf, withCards } from '@spellspeed/engine';

let made: CardPool | undefined;

/** Made when it is first asked for. */
export const scenarioPool = (): CardPool => {
  made ??= createPool(PLAYABLE_CARDS);
  return made;
};

/** Scenarios know the cards of this pool from now on: those that a page has loaded, or a reader's own beside the others. */
export const playScenariosWith = (pool: CardPool): void => {
  made = pool;
};

/** Runs with other definitions of some cards in the place of those that are known: do the rulings hold for these, too? */
export const withDefinitions = <T>(cards: readonly Card[], run: () => T): T => {
  const before = made;
  made = createPool(withCards(sourceOf(cards), PLAYABLE_CARDS));
  try {
    return run();
  } finally {
    made = before;
  }
};
