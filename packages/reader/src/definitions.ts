/** The first law: what a definition prints reads back to the definition. */
import { normalForm, printEffect, readEffect } from '@spellspeed/cardtext';
import {
  type ActionOf,
  type Card,
  type Effect,
  isActivated,
  isPendulumEffect,
} from '@spellspeed/engine/language';

export interface RoundTrips {
  /** Definitions that have text, and those of them that come back whole. */
  readonly cards: { readonly all: number; readonly back: number };
  readonly effects: {
    readonly all: number;
    readonly back: number;
    /** Texts with several readings, among them the definition. */
    readonly ambiguous: number;
    /** Texts that read back but for a link to a card: the sentence says it that uses the link. */
    readonly linked: number;
    /** Texts that read as something else: the definition says what its text does not. */
    readonly other: readonly OtherReading[];
  };
}
/** An effect whose text reads as something else: both in normal form. */
export interface OtherReading {
  readonly name: string;
  readonly text: string;
  readonly defined: string;
  readonly read: string;
}
type Outcome = 'back' | 'ambiguous' | 'linked' | 'unread' | OtherReading;
const outcomeOf = (card: Card, effect: Effect, words: string): Outcome => {
  const at = card.effects.indexOf(effect);
  const isEquip = card.kind === 'spell' && card.property === 'Equip';
  // What an effect before it does not say, it cannot go on with.
  const goesOn = isEquip && at > 0 && printEffect(card, at - 1, 'en') !== '';
  const own = { ...card, effects: goesOn ? card.effects.slice(at - 1, at) : [] };
  const half = isPendulumEffect(effect) ? 'pendulum' : 'monster';
  const forms = readEffect(own, words, half).readings.map(formOf);
  if (forms.length === 0) return 'unread';
  const form = formOf(asSaidIn(words, effect));
  if (forms.includes(form)) return forms.length === 1 ? 'back' : 'ambiguous';
  if (forms.includes(formOf(withoutLinks(effect)))) return 'linked';
  return { name: card.name, text: words, defined: form, read: forms[0] ?? '' };
};
const formOf = ({ number: _, ...effect }: Effect): string => JSON.stringify(normalForm(effect));

/** Which effects exclude one another in a Chain is said once, with one of them. */
const asSaidIn = (words: string, effect: Effect): Effect => {
  if (!isActivated(effect) || words.includes(' in the same Chain')) return effect;
  const { notInOneChain: _, ...said } = effect;
  return said;
};
/** Without the deeds that only keep a link, for later effects of the card. */
const withoutLinks = (effect: Effect): Effect => unlinked(effect) as Effect;
const unlinked = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(unlinked);
  if (typeof part !== 'object' || part === null) return part;
  if (isSequence(part)) {
    const [first, ...more] = part.parts.filter((one) => one.do !== 'link').map(unlinked);
    return more.length === 0 ? first : { ...part, parts: [first, ...more] };
  }
  const fields = Object.entries(part).filter(([, value]) => !isLink(value));
  return Object.fromEntries(fields.map(([name, value]) => [name, unlinked(value)]));
};
const isSequence = (part: object): part is ActionOf<'sequence'> => 'do' in part && part.do === 'sequence';
const isLink = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'do' in part && part.do === 'link';

/** Prints and reads every effect of every definition; `onCard` hears of each. */
export const roundTripsOf = (
  cards: readonly Card[],
  onCard: (done: number) => void = () => {},
): RoundTrips => {
  const outcomes = cards.map((card, index) => {
    const texts = card.effects.map((_, at) => printEffect(card, at, 'en'));
    const ofCard = card.effects.flatMap((effect, at) => {
      const words = texts[at] ?? '';
      return words === '' ? [] : [outcomeOf(card, effect, words)];
    });
    onCard(index + 1);
    return ofCard;
  });
  const said = outcomes.filter(({ length }) => length > 0);
  const effects = said.flat();
  const count = (outcome: Exclude<Outcome, object>): number =>
    effects.filter((one) => one === outcome).length;
  return {
    cards: { all: said.length, back: said.filter((all) => all.every((one) => one === 'back')).length },
    effects: {
      all: effects.length,
      back: count('back'),
      ambiguous: count('ambiguous'),
      linked: count('linked'),
      other: effects.flatMap((one) => (typeof one === 'object' ? [one] : [])),
    },
  };
};
