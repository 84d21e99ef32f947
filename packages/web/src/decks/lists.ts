/** Changing a deck one card at a time. */
import { copiesAllowed, deckCard, factsOf, type LimitList, namedDeckCard } from '@spellspeed/cards';
import {
  checkDeck,
  DECK_LIMITS,
  type DeckLists,
  type DeckProblem,
  type ListedCard,
  parseDeck,
  passcodesOf,
  SECTIONS,
  type Section,
} from '@spellspeed/formats';
import { compareCards } from '../card/order.ts';
import { isDefined } from '../cards/library.ts';
import type { DeckTrouble } from '../duel/setup/chosen-deck.ts';

export const NO_CARDS: DeckLists = { main: [], extra: [], side: [] };

/** Where a card goes that is not put into the Side Deck. */
export const homeOf = (passcode: number): 'main' | 'extra' =>
  deckCard(passcode)?.extraDeck ? 'extra' : 'main';
export const withCard = (lists: DeckLists, section: Section, passcode: number): DeckLists => ({
  ...lists,
  [section]: [...lists[section], passcode],
});
/** So many copies of a card a deck may have, whatever a limit list says. */
export const MOST_COPIES = DECK_LIMITS.copies;
export const copiesOf = ({ main, extra, side }: DeckLists, passcode: number): number =>
  [...main, ...extra, ...side].filter((each) => each === passcode).length;
/** Without the last copy of the card in this section. */
export const withoutCard = (lists: DeckLists, section: Section, passcode: number): DeckLists => {
  const at = lists[section].lastIndexOf(passcode);
  return at < 0 ? lists : { ...lists, [section]: lists[section].filter((_, index) => index !== at) };
};
/** One copy goes to the Side Deck, or back from there. */
export const moved = (lists: DeckLists, from: Section, to: Section, passcode: number): DeckLists =>
  from === to || !lists[from].includes(passcode)
    ? lists
    : withCard(withoutCard(lists, from, passcode), to, passcode);

/** A card and how many copies of it a section has. */
export interface Copies {
  readonly passcode: number;
  readonly count: number;
}
/** The cards of a section, each once, as players lay them out. */
export const copiesIn = (cards: readonly number[]): readonly Copies[] =>
  [...new Set(cards)]
    .map((passcode) => ({ passcode, count: cards.filter((each) => each === passcode).length }))
    .sort((one, other) => compareCards(one.passcode, other.passcode));

const problem = (each: DeckProblem): DeckTrouble => ({ trouble: 'problem', problem: each });
/** All that keeps a duel from being played with the deck. */
export const troublesOf = (lists: DeckLists): readonly DeckTrouble[] => {
  const unknown = [...new Set([...lists.main, ...lists.extra])].filter(
    (passcode) => factsOf(passcode) !== undefined && !isDefined(passcode),
  );
  return [
    ...checkDeck(lists, deckCard).map(problem),
    ...(unknown.length === 0 ? [] : [{ trouble: 'unknown-texts', passcodes: unknown } as const]),
  ];
};

/** A card of which the deck has more copies than a limit list allows. */
export interface BeyondLimit extends Copies {
  readonly allowed: number;
}
export const beyondLimits = ({ main, extra, side }: DeckLists, list: LimitList): readonly BeyondLimit[] =>
  copiesIn([...main, ...extra, ...side])
    .map((copies) => ({ ...copies, allowed: copiesAllowed(copies.passcode, list) }))
    // More than three are a trouble of their own.
    .filter(({ count, allowed }) => list !== 'none' && allowed < 3 && count > allowed);

type Read =
  | { readonly ok: true; readonly lists: DeckLists }
  | { readonly ok: false; readonly troubles: readonly DeckTrouble[] };
/** Of several artworks of one card the first. */
const known = (lists: DeckLists<ListedCard | number>): DeckLists => {
  const plain = passcodesOf(lists);
  const first = (section: Section) =>
    plain[section].map((passcode) => factsOf(passcode)?.passcode ?? passcode);
  return { main: first('main'), extra: first('extra'), side: first('side') };
};
/** Reads a .ydk list, a ydke:// link or a list by names. What is no list is refused; an illegal deck is read, to be mended. */
export const readLists = (text: string): Read => {
  if (text.trim() === '') return { ok: false, troubles: [{ trouble: 'empty' }] };
  const parsed = parseDeck(text, '', namedDeckCard);
  if (!parsed.ok)
    return { ok: false, troubles: parsed.errors.map((error) => ({ trouble: 'unreadable', error })) };
  const lists = known(parsed.value);
  return SECTIONS.every((section) => lists[section].length === 0)
    ? { ok: false, troubles: [{ trouble: 'empty' }] }
    : { ok: true, lists };
};
