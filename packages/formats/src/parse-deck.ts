import type { DeckLists, ListedCard } from './deck-lists.ts';
import type { Parsed } from './format-error.ts';
import { type CardNamed, isByNames, parseNamedDeck } from './named-deck.ts';
import { parseYdk } from './ydk.ts';
import { isYdke, parseYdke } from './ydke.ts';

/** Reads a deck in any notation: a ydke:// link, a .ydk list, or a list by names. `fileName` is for the errors. */
export const parseDeck = (
  text: string,
  fileName: string,
  cardNamed: CardNamed,
): Parsed<DeckLists<ListedCard | number>> => {
  if (isYdke(text)) return parseYdke(text);
  return isByNames(text) ? parseNamedDeck(text, fileName, cardNamed) : parseYdk(text, fileName);
};
