/** The cards of an open pile as they are laid out. */
import type { SeenCard } from '@spellspeed/engine';
import { compareCards } from '../../card/order.ts';
import type { Pile } from './layout.ts';

/** A card with its copies: any of them will do. */
export type Copies = readonly [SeenCard, ...SeenCard[]];

const one = (card: SeenCard): Copies => [card];
const passcode = ([{ known }]: Copies): number => known?.passcode ?? 0;
/** Hidden cards lie together at the end; the others by what they are and how they lie. */
const keyOf = ({ known, face }: SeenCard): string => (known ? `${known.passcode} ${face}` : 'hidden');

/** An Extra Deck has no order: it is sorted, and copies lie together. The other piles show the topmost card first. */
const laid = (pile: Pile, cards: readonly SeenCard[]): readonly Copies[] => {
  if (pile !== 'extra') return cards.toReversed().map(one);
  const groups = new Map<string, [SeenCard, ...SeenCard[]]>();
  for (const card of cards) {
    const group = groups.get(keyOf(card));
    if (group) group.push(card);
    else groups.set(keyOf(card), [card]);
  }
  return [...groups.values()].sort((a, b) => compareCards(passcode(a), passcode(b)));
};

/** As it is laid out, with the cards first with which something can be done now. */
export const laidOut = (
  pile: Pile,
  cards: readonly SeenCard[],
  isOffered: (card: SeenCard) => boolean,
): readonly Copies[] => {
  const copies = laid(pile, cards);
  const hasOffer = (each: Copies): boolean => each.some(isOffered);
  return [...copies.filter(hasOffer), ...copies.filter((each) => !hasOffer(each))];
};
