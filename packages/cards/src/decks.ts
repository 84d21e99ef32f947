import { DECK_LISTS } from './decks/ready-made.generated.ts';
import { factsNamed, factsOf } from './facts/facts.ts';

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

/** What must be known of a card to say whether it may be in a deck. */
export interface DeckCardFacts {
  /** The official English name. */
  readonly name: string;
  /** The name that the card is always treated as. */
  readonly treatedAs?: string;
  /** Whether its place is the Extra Deck. */
  readonly extraDeck: boolean;
  readonly token: boolean;
}
const EXTRA_DECK = new Set<string>(['fusion', 'synchro', 'xyz', 'link']);

/** The card with this name or alias in any language, as a deck list calls it; nothing if no such card is known. */
export function namedDeckCard(
  name: string,
): { readonly passcode: number; readonly extraDeck: boolean } | undefined {
  const facts = factsNamed(name);
  const card = facts && deckCard(facts.passcode);
  return card && { passcode: facts.passcode, extraDeck: card.extraDeck };
}

/** The card with this passcode (of any artwork) as deck building sees it; nothing if no such card is known. */
export function deckCard(passcode: number): DeckCardFacts | undefined {
  const facts = factsOf(passcode);
  if (facts === undefined) return undefined;
  const frame = facts.kind === 'monster' ? facts.frame : '';
  return {
    name: facts.names.en,
    ...(facts.treatedAs !== undefined && { treatedAs: facts.treatedAs }),
    extraDeck: EXTRA_DECK.has(frame),
    token: frame === 'token',
  };
}
