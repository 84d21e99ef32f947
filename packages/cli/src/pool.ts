/** The pool of all defined cards, made when it is first needed. */
import { asPrinted, CARDS, factsOf } from '@spellspeed/cards';
import { type Card, type CardPool, createPool, type Passcode } from '@spellspeed/engine';

let made: CardPool | undefined;
export const cardPool = (): CardPool => {
  made ??= createPool(CARDS);
  return made;
};

/** The definition of a card, by any passcode that is printed on it. */
export const definitionOf = (passcode: number): Card | undefined =>
  cardPool().get((factsOf(passcode)?.passcode ?? passcode) as Passcode)?.card;

/** What is printed on a card as a card without effects. */
export const blankCard = (passcode: number): Card | undefined => {
  const facts = factsOf(passcode);
  return facts && asPrinted(facts);
};
