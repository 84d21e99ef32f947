/** The cards that were read from somebody's own texts. */
import { factsOf, loadAllFacts, withBehaviour } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import type { OwnCard } from '@spellspeed/reader';
import { keptCards } from './kept.ts';

/** What was read is a card only together with the facts about it. */
export const definitionsOf = (cards: readonly OwnCard[]): readonly Card[] =>
  cards.flatMap(({ passcode, behaviour }) => {
    const facts = factsOf(passcode);
    return facts === undefined ? [] : [withBehaviour(facts, behaviour)];
  });

/** Those that this browser keeps; none where it keeps nothing. The facts of all cards are loaded only where there are some. */
export const ownDefinitions = async (): Promise<readonly Card[]> => {
  const cards = await keptCards();
  if (cards.length > 0) await loadAllFacts();
  return definitionsOf(cards);
};
