/** How many cards are meant and where they come from. */
import type { Cards, Zone } from '@spellspeed/engine';
import { type Memory, mentionOf } from '../memory.ts';
import { isOneCard } from './filters.ts';
import { zonesOf } from './places.ts';

/** No more than these many can be chosen at all: "any number of". */
export const ANY_NUMBER = 60;

export const isSeveral = (cards: Exclude<Cards, { cards: 'referenced' }>): boolean => {
  if (cards.cards === 'all') return !isOneCard(cards.filter);
  if (cards.cards === 'top') return cards.count !== 1;
  const count = cards.cards === 'chosen' ? cards.max : cards.count;
  return typeof count !== 'number' || count > 1;
};
/** Do the words speak of more than one card? */
export const areSeveral = (cards: Cards, memory: Memory): boolean =>
  cards.cards === 'referenced' ? mentionOf(memory, cards.what)?.number === 'several' : isSeveral(cards);
/** Where the cards are before something is done to them; `from`: where the card of the text is. */
export const originOf = (cards: Cards, from: readonly Zone[], memory: Memory): readonly Zone[] => {
  if (cards.cards === 'top') return ['deck'];
  if (cards.cards !== 'referenced') return zonesOf(cards.filter);
  return cards.what.ref === 'this' ? from : (mentionOf(memory, cards.what)?.zones ?? []);
};
/** Where a card uses its effect from, if there is only one such place. */
export const ownZone = (from: readonly Zone[]): Zone =>
  from.length === 1 ? (from[0] ?? 'monsters') : 'monsters';
