/** A card whose text was read: its facts, and what the text says besides. */
import type { Card } from '@spellspeed/engine/language';
import type { CardFacts } from './facts/card-facts.ts';
import { asPrinted } from './pool.ts';
import type { ReadBehaviour } from './read/read-definitions.ts';

export const withBehaviour = (facts: CardFacts, behaviour: ReadBehaviour): Card => {
  const { unknownText: _, ...printed } = asPrinted(facts);
  // What was read belongs to a card of this kind: a test holds every line that ships against the forms of cards.
  return { ...printed, ...behaviour } as Card;
};
