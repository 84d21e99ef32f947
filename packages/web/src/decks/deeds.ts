/** What can be done with the cards of a deck. The same functions for as long as the deck is open, so that what has not changed is not drawn again. */
import type { DeckLists, Section } from '@spellspeed/formats';
import { useMemo } from 'react';
import { copiesOf, homeOf, MOST_COPIES, moved, withCard, withoutCard } from './lists.ts';
import { useShelf } from './shelf.ts';

export interface DeckDeeds {
  /** Into the Main or Extra Deck, wherever it belongs. */
  readonly add: (passcode: number) => void;
  readonly put: (section: Section, passcode: number) => void;
  readonly take: (section: Section, passcode: number) => void;
  readonly move: (from: Section, to: Section, passcode: number) => void;
  readonly change: (change: (lists: DeckLists) => DeckLists) => void;
}
/** `refuse` is told the card of which there are as many copies as a deck may have; null when another card came in. */
export const useDeckDeeds = (id: string, refuse: (passcode: number | null) => void): DeckDeeds =>
  useMemo(() => {
    const change: DeckDeeds['change'] = (changed) => {
      const { decks, change: keep } = useShelf.getState();
      const deck = decks.find((each) => each.id === id);
      if (deck) keep(id, { lists: changed(deck.lists) });
    };
    const bring = (section: Section, passcode: number): void =>
      change((lists) => {
        const isFull = copiesOf(lists, passcode) >= MOST_COPIES;
        refuse(isFull ? passcode : null);
        return isFull ? lists : withCard(lists, section, passcode);
      });
    return {
      change,
      add: (passcode) => bring(homeOf(passcode), passcode),
      put: bring,
      take: (section, passcode) => change((lists) => withoutCard(lists, section, passcode)),
      move: (from, to, passcode) => change((lists) => moved(lists, from, to, passcode)),
    };
  }, [id, refuse]);
