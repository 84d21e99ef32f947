/** The cards that a player has registered: Main, Extra and Side Deck. */

export const DECK_PARTS = ['main', 'extra', 'side'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];
/** Passcodes, a card as often as there are copies of it. */
export type MatchDeck = { readonly [part in DeckPart]: readonly number[] };
export type Decks = readonly [MatchDeck, MatchDeck];

/** Far more than any part of a deck may have: a Duel begins with no more. */
export const MOST_CARDS = 200;

/** What both players know of a deck. (tournament.deck.extra-and-side-deck-sizes-announced) */
export interface AnnouncedSizes {
  readonly extra: number;
  readonly side: number;
}
export const sizesOf = ({ extra, side }: MatchDeck): AnnouncedSizes => ({
  extra: extra.length,
  side: side.length,
});

export const DECK_WORDS: { readonly [part in DeckPart]: string } = {
  main: 'Main Deck',
  extra: 'Extra Deck',
  side: 'Side Deck',
};

export const cardsOf = (deck: MatchDeck): readonly number[] => DECK_PARTS.flatMap((part) => deck[part]);

/** The cards that are in the first list more often than in the second. */
export const surplus = (cards: readonly number[], other: readonly number[]): readonly number[] => {
  const left = new Map<number, number>();
  for (const card of other) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count <= 0;
  });
};

/** A copy with nothing else in it, for the state. */
export const plainDeck = ({ main, extra, side }: MatchDeck): MatchDeck => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
