/** Decks drawn at random from the whole pool, the same from the same seed. */
import { type Dice, diceOf } from '@spellspeed/bots';
import { CARDS, definitionOf, readPasscodes } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import { DECK_LIMITS } from '@spellspeed/formats';
import { fitsTo, isOfExtraDeck, partnersOf, type Shelf, shelfOf, wantedBy } from './partners.ts';

/** The name under which a deck of this seed is known everywhere: `--deck random:7`. */
export const randomDeckName = (seed: number): string => `random:${seed}`;
/** The seed in such a name. */
export const seedOfRandomDeck = (name: string): number | undefined => {
  const [, digits] = /^random:(\d{1,15})$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

interface Draft {
  readonly main: Card[];
  readonly extra: Card[];
  /** Cards that others in the deck ask for. */
  readonly wanted: Card[];
}
const [MAIN_SIZE] = DECK_LIMITS.main;
const [, EXTRA_SIZE] = DECK_LIMITS.extra;
/** So many of the Extra Deck are drawn before the Main Deck is full, so that it holds what they want. */
const AIMS = 8;

/** (duel.deck.always-treated-as-name-counts) */
const countedName = ({ name, treatedAs }: Card): string => treatedAs ?? name;
const copiesLeft = (card: Card, { main, extra }: Draft): number =>
  DECK_LIMITS.copies - [...main, ...extra].filter((other) => countedName(other) === countedName(card)).length;

const addCopies = (draft: Draft, card: Card, list: Card[], most: number, dice: Dice): boolean => {
  const able = Math.min(copiesLeft(card, draft), most - list.length);
  if (able <= 0) return false;
  for (let copies = 1 + dice(able); copies > 0; copies--) list.push(card);
  return true;
};
const add = (draft: Draft, card: Card, shelf: Shelf, dice: Dice): void => {
  if (!isOfExtraDeck(card)) {
    if (addCopies(draft, card, draft.main, MAIN_SIZE, dice))
      draft.wanted.push(...partnersOf(card, shelf, dice));
  } else if (addCopies(draft, card, draft.extra, AIMS, dice)) {
    draft.wanted.push(...wantedBy(card, shelf, dice), ...partnersOf(card, shelf, dice));
  }
};

/** Of three cards two are what the deck asks for, as far as it does. */
const next = ({ wanted }: Draft, { cards }: Shelf, dice: Dice): Card | undefined =>
  wanted.length > 0 && dice(3) > 0 ? wanted.splice(dice(wanted.length), 1)[0] : cards[dice(cards.length)];

/** The rest of the Extra Deck: monsters for which the Main Deck holds materials, by chance. */
const fillExtra = (draft: Draft, shelf: Shelf, dice: Dice): void => {
  const able = shelf.extra.filter(
    (monster) => !draft.extra.includes(monster) && fitsTo(monster, draft.main, shelf),
  );
  while (draft.extra.length < EXTRA_SIZE && able.length > 0)
    draft.extra.push(...able.splice(dice(able.length), 1));
};

/** All cards that can be played with; of the Normal Monsters only those of `CARDS`: seven hundred of them would crowd out the others. */
export const drawnFrom = (): readonly Card[] => [
  ...CARDS,
  ...readPasscodes().flatMap((passcode) => definitionOf(passcode) ?? []),
];
let shelf: Shelf | undefined;
/** A legal deck of 40 cards with an Extra Deck that fits to it. */
export const drawDeck = (
  seed: number,
): { readonly main: readonly number[]; readonly extra: readonly number[] } => {
  shelf ??= shelfOf(drawnFrom());
  const dice = diceOf(seed);
  const draft: Draft = { main: [], extra: [], wanted: [] };
  while (draft.main.length < MAIN_SIZE) {
    const card = next(draft, shelf, dice);
    if (card) add(draft, card, shelf, dice);
  }
  fillExtra(draft, shelf, dice);
  const passcodes = (cards: readonly Card[]): readonly number[] => cards.map(({ passcode }) => passcode);
  return { main: passcodes(draft.main), extra: passcodes(draft.extra) };
};
