import { DECK_LISTS } from './decks/ready-made.generated.ts';

/** A deck as passcodes, in the order of its list. */
export interface Deck {
  readonly name: string;
  readonly main: readonly number[];
  readonly extra: readonly number[];
  readonly side: readonly number[];
}

/** The name of a deck that ships with Spellspeed, such as `yugi-starter`. */
export type DeckName = keyof typeof DECK_LISTS;

/** The decks that ship with Spellspeed, by name. */
export const READY_MADE_DECKS: { readonly [name in DeckName]: Deck } = DECK_LISTS;

/** The ready-made deck that somebody typed the name of, or nothing. */
export function readyMadeDeck(name: string): Deck | undefined {
  return isDeckName(name) ? READY_MADE_DECKS[name] : undefined;
}

function isDeckName(name: string): name is DeckName {
  return Object.hasOwn(READY_MADE_DECKS, name);
}
