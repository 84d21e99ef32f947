/** The pool of all cards that can be played with, made when it is first needed. */
import { asPrinted, factsOf, PLAYABLE_CARDS, definitionOf as playableDefinition } from '@spellspeed/cards';
import { type Card, type CardPool, createPool, withCards } from '@spellspeed/engine';
import { ownCards } from './own/own-texts.ts';

let made: CardPool | undefined;
const blanks = new Map<number, Card>();

export const cardPool = (): CardPool => {
  made ??= createPool(withCards(PLAYABLE_CARDS, beyondPlayable()));
  return made;
};

/** The definition of a card, by any passcode that is printed on it. */
export const definitionOf = (passcode: number): Card | undefined =>
  playableDefinition(passcode) ?? ownCards().get(factsOf(passcode)?.passcode ?? passcode);

/** What a user has added, and what is played without effects; a card of the project wins. */
const beyondPlayable = (): readonly Card[] => {
  const added = [...blanks, ...ownCards()].filter(([passcode]) => playableDefinition(passcode) === undefined);
  return [...new Map(added).values()];
};

/** What is printed on a card as a card without effects. */
export const blankCard = (passcode: number): Card | undefined => {
  const facts = factsOf(passcode);
  return facts && asPrinted(facts);
};

/** Takes those of these cards that are not defined into the pool as cards without effects; gives their names. */
export const playWithoutEffects = (passcodes: readonly number[]): readonly string[] => {
  const names = new Set<string>();
  for (const passcode of passcodes) {
    const card = definitionOf(passcode) ? undefined : blankCard(passcode);
    if (!card) continue;
    names.add(card.name);
    if (blanks.has(card.passcode)) continue;
    blanks.set(card.passcode, card);
    made = undefined;
  }
  return [...names];
};
