/** Cards that somebody adds from texts of their own: what is read of them, and what is kept. */
import { standingOf } from '@spellspeed/cards';
import type { CardText } from './card-text.ts';
import { knownTexts } from './known-texts.ts';
import { type Behaviour, shippedOf } from './provable.ts';
import { readCard, type Stopped } from './read-card.ts';

/** A card that was read. */
export interface OwnCard {
  readonly passcode: number;
  readonly behaviour: Behaviour;
}
/**
 * Why a card cannot be played with although its text is there. `not-read`: a sentence was not understood · `ambiguous`: a sentence means several
 * things · `not-sure`: what was read does not print a text that reads back to it.
 */
export type WhyNot =
  | { readonly why: 'not-read'; readonly stopped: Stopped }
  | { readonly why: 'ambiguous' }
  | { readonly why: 'not-sure' };
export interface NotUnderstood {
  readonly passcode: number;
  readonly reason: WhyNot;
}

/** Texts that were given, with what came of each: it is among the cards, or it is not understood. */
export interface OwnTexts {
  readonly texts: readonly CardText[];
  readonly cards: readonly OwnCard[];
  readonly notUnderstood: readonly NotUnderstood[];
}
export const NO_OWN_TEXTS: OwnTexts = { texts: [], cards: [], notUnderstood: [] };

/** What came of a file of texts. */
export interface GivenTexts extends OwnTexts {
  /** How many cards of the file could be played with before: their texts are not needed. */
  readonly playableBefore: number;
  /** Cards that the facts do not have: they are left out. */
  readonly unknown: readonly { readonly passcode: number; readonly name: string }[];
}

/** Reads the texts of all cards that cannot be played with yet, one after the other: what is told between is how many are done, and of how many. */
export function* readingOf(
  given: readonly CardText[],
): Generator<{ readonly done: number; readonly of: number }, GivenTexts> {
  const { known, unknown } = knownTexts(given);
  const texts = known.filter(({ passcode }) => standingOf(passcode) === 'none');
  const cards: OwnCard[] = [];
  const notUnderstood: NotUnderstood[] = [];
  for (const [index, entry] of texts.entries()) {
    const read = readOne(entry);
    if ('behaviour' in read) cards.push(read);
    else notUnderstood.push(read);
    yield { done: index + 1, of: texts.length };
  }
  return { texts, cards, notUnderstood, playableBefore: known.length - texts.length, unknown };
}

const readOne = (entry: CardText): OwnCard | NotUnderstood => {
  const reading = readCard(entry);
  const behaviour = shippedOf(entry, reading);
  const { passcode } = entry;
  if (behaviour !== undefined) return { passcode, behaviour };
  const [stopped] = reading.unread;
  if (stopped !== undefined) return { passcode, reason: { why: 'not-read', stopped } };
  return { passcode, reason: { why: reading.grade === 'ambiguous' ? 'ambiguous' : 'not-sure' } };
};

/** What is kept besides what was kept before; of two texts of a card the newer one. */
export const withGiven = (before: OwnTexts, given: OwnTexts): OwnTexts => {
  const anew = new Set(given.texts.map(({ passcode }) => passcode));
  const besides = <Of extends { readonly passcode: number }>(old: readonly Of[], added: readonly Of[]) => [
    ...old.filter(({ passcode }) => !anew.has(passcode)),
    ...added,
  ];
  return {
    texts: besides(before.texts, given.texts),
    cards: besides(before.cards, given.cards),
    notUnderstood: besides(before.notUnderstood, given.notUnderstood),
  };
};
