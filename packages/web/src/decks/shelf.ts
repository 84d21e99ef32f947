import type { DeckLists } from '@spellspeed/formats';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newId } from '../app/new-id.ts';

/** A deck that the reader has made or brought; it is kept in this browser. */
export interface ShelvedDeck {
  readonly id: string;
  readonly name: string;
  readonly lists: DeckLists;
}
interface Shelf {
  readonly decks: readonly ShelvedDeck[];
  /** Puts a deck on the shelf, and gives its id. */
  readonly add: (name: string, lists: DeckLists) => string;
  readonly change: (id: string, changes: Partial<Omit<ShelvedDeck, 'id'>>) => void;
  readonly remove: (id: string) => void;
  /** Puts back what was removed. */
  readonly restore: (deck: ShelvedDeck) => void;
}
export const useShelf = create<Shelf>()(
  persist(
    (put, get) => ({
      decks: [],
      add: (name, lists) => {
        const id = newId();
        put({ decks: [...get().decks, { id, name, lists }] });
        return id;
      },
      change: (id, changes) =>
        put({ decks: get().decks.map((deck) => (deck.id === id ? { ...deck, ...changes } : deck)) }),
      remove: (id) => put({ decks: get().decks.filter((deck) => deck.id !== id) }),
      restore: (deck) => put({ decks: [...get().decks, deck] }),
    }),
    { name: 'spellspeed.decks', partialize: ({ decks }) => ({ decks }) },
  ),
);
