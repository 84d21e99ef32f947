/** What somebody exchanges between two Duels, before it is handed in. */
import { deckCard } from '@spellspeed/cards';
import type { DeckPart, MatchDeck } from '@spellspeed/match';

/** A card of a part of the deck, by its place in the list. */
export type Place = `${DeckPart}-${number}`;
export interface PlacedCard {
  readonly place: Place;
  readonly card: number;
}
export const cardsIn = (deck: MatchDeck, part: DeckPart): readonly PlacedCard[] =>
  deck[part].map((card, index) => ({ place: `${part}-${index}`, card }));

/** How many of the chosen cards come in from the Side Deck, and how many go out. */
export const counted = (chosen: ReadonlySet<Place>): { readonly incoming: number; readonly out: number } => {
  const incoming = [...chosen].filter((place) => place.startsWith('side')).length;
  return { incoming, out: chosen.size - incoming };
};

/** The deck after the exchange: what comes in goes where it belongs. */
export const exchanged = (deck: MatchDeck, chosen: ReadonlySet<Place>): MatchDeck => {
  const kept = (part: DeckPart) => cardsIn(deck, part).filter(({ place }) => !chosen.has(place));
  const moving = (part: DeckPart) => cardsIn(deck, part).filter(({ place }) => chosen.has(place));
  const codes = (cards: readonly PlacedCard[]): number[] => cards.map(({ card }) => card);
  const isExtra = ({ card }: PlacedCard): boolean => deckCard(card)?.extraDeck === true;
  const incoming = moving('side');
  return {
    main: codes([...kept('main'), ...incoming.filter((each) => !isExtra(each))]),
    extra: codes([...kept('extra'), ...incoming.filter(isExtra)]),
    side: codes([...kept('side'), ...moving('main'), ...moving('extra')]),
  };
};
