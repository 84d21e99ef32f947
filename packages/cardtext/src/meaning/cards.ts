/** How many cards are meant and where they come from. */
import type { Card, Cards, Effect, Filter, Target, Test, Zone } from '@spellspeed/engine/language';
import { boundKey, introduce, keyOf, type Memory, type Mention, mentionOf, THE_REST } from '../memory.ts';
import { isOneCard } from './filters.ts';
import { isOnField, isTheField, zonesOf } from './places.ts';

/** No more than these many can be chosen at all: "any number of". */
export const ANY_NUMBER = 60;

export const isSeveral = (cards: Exclude<Cards, { cards: 'referenced' }>): boolean => {
  if (cards.cards === 'all') return !isOneCard(cards.filter);
  if (cards.cards === 'top') return cards.count !== 1;
  const count = cards.cards === 'chosen' ? cards.max : cards.count;
  return typeof count !== 'number' || count > 1;
};
/** Do the words speak of more than one card? */
export const areSeveral = (cards: Cards, memory: Memory): boolean =>
  cards.cards === 'referenced' ? mentionOf(memory, cards.what)?.number === 'several' : isSeveral(cards);
/** Where the cards are before something is done to them; `from`: where the card of the text is. */
export const originOf = (cards: Cards, from: readonly Zone[], memory: Memory): readonly Zone[] => {
  if (cards.cards === 'top') return ['deck'];
  if (cards.cards !== 'referenced') return zonesOf(cards.filter);
  return cards.what.ref === 'this' ? from : (mentionOf(memory, cards.what)?.zones ?? []);
};
/** Where a card uses its effect from, if there is only one such place. */
export const ownZone = (from: readonly Zone[]): Zone =>
  from.length === 1 ? (from[0] ?? 'monsters') : 'monsters';

const some = (cards: Cards, is: (test: Test) => boolean): boolean =>
  cards.cards !== 'referenced' && cards.cards !== 'top' && cards.filter.some(is);
/** Are they on your field, as those must be that you Tribute? */
export const areYourField = (cards: Cards): boolean =>
  some(cards, (test) => test.test === 'in' && test.side === 'you' && isTheField(test.zones));
export const areTheirs = (cards: Cards): boolean =>
  some(cards, (test) => test.test === 'in' && test.side === 'opponent');

/** The card that speaks, and where it is. */
interface Speaker {
  readonly card: Card;
  readonly from: readonly Zone[];
  readonly memory: Memory;
}
const ADDED_FROM: readonly Zone[] = ['deck', 'gy', 'banished', 'extra'];
/** Are they added to the hand? From the field they return. */
export const isAdded = (cards: Cards, { from, memory }: Speaker): boolean =>
  !(cards.cards === 'referenced' && mentionOf(memory, cards.what)?.areAnyones) &&
  originOf(cards, from, memory).some((zone) => ADDED_FROM.includes(zone));
/** A Union monster, or one that equips itself, is equipped to another in the Spell & Trap Zone: Summoned, it is unequipped. */
export const isUnequipped = (cards: Cards, { card, from }: Speaker): boolean =>
  cards.cards === 'referenced' &&
  cards.what.ref === 'this' &&
  card.kind === 'monster' &&
  from.join() === 'spells' &&
  (card.abilities.includes('union') || card.effects.some(takesTurnsEquipping));
/** "either: equip this card, OR: unequip it": both are ways of one effect. */
const takesTurnsEquipping = (effect: Effect): boolean =>
  'modes' in effect && effect.modes.length > 1 && equipsItself(effect.modes);
const equipsItself = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (isOwnEquipping(part) || Object.values(part).some(equipsItself));
const isOwnEquipping = (part: object): boolean =>
  'do' in part &&
  part.do === 'equip' &&
  'what' in part &&
  JSON.stringify(part.what) === JSON.stringify({ cards: 'referenced', what: { ref: 'this' } });

/** What to call one of the cards of a filter, in the language of the text. */
export type NounFor = (filter: Filter) => string;
/** What the text has said of cards that match. */
export const mentioned = (
  filter: Filter,
  {
    several,
    as,
    nounFor,
  }: { readonly several: boolean; readonly as: Mention['as']; readonly nounFor: NounFor },
): Mention => ({
  noun: nounFor(filter),
  number: several ? 'several' : 'one',
  zones: zonesOf(filter),
  as,
  ...(filter.some(isOnEitherField) && { areAnyones: true }),
});
const isOnEitherField = (test: Test): boolean =>
  test.test === 'in' && test.side === 'any' && test.zones.some(isOnField);
/** Whose a target must still be when the effect is carried out. */
export const whoseStill = ({ stillTheirs, filter }: Target): Pick<Mention, 'whose'> => {
  const place = stillTheirs && filter.find((test) => test.test === 'in' && test.side !== 'any');
  return place && place.test === 'in' && place.side !== 'any' ? { whose: place.side } : {};
};
/** How many targets there are, of several of which the number is no choice. */
export const countOf = ({ min, max, asManyAs }: Target): Pick<Mention, 'count'> =>
  typeof max === 'number' && max > 1 && min === max && !asManyAs ? { count: max } : {};
/** Does it lie on the field of one player, wherever else it might be? */
export const isControlledTarget = ({ filter }: Target): boolean =>
  filter.some((test) => test.test === 'in' && test.side !== 'any' && isTheField(test.zones));
/** Remembers the name of cards that have been spoken of, if the definition gives them one. */
export const remember = (cards: Cards, memory: Memory, nounFor: NounFor): void => {
  if (cards.as === undefined) {
    // "it" would be one of those, of which the text does not speak again.
    if (cards.cards !== 'referenced') {
      memory.before = memory.focus ?? memory.before;
      memory.focus = undefined;
    }
    return;
  }
  const mention = mentionIn(cards, memory, nounFor);
  if (mention) introduce(memory, boundKey(cards.as), mention);
};
const mentionIn = (cards: Cards, memory: Memory, nounFor: NounFor): Mention | undefined => {
  if (cards.cards === 'referenced') {
    const mention = mentionOf(memory, cards.what);
    return mention && { ...mention, as: 'other' };
  }
  if (cards.cards === 'top')
    return {
      noun: nounFor([]),
      number: cards.count === 1 ? 'one' : 'several',
      zones: ['deck'],
      as: 'other',
      deckOf: cards.side,
    };
  return mentioned(cards.filter, { several: isSeveral(cards), as: 'other', nounFor });
};
/** All cards of a kind need no choice: whoever speaks of them first says which they are. */
export const leaveUnsaid = (
  cards: Extract<Cards, { cards: 'all' }>,
  memory: Memory,
  nounFor: NounFor,
): boolean => {
  if (cards.as === undefined) return false;
  const key = boundKey(cards.as);
  introduce(memory, key, mentioned(cards.filter, { several: true, as: 'other', nounFor }));
  memory.unsaid.set(key, cards.filter);
  return true;
};
/** Is it some of several cards that the text has spoken of? */
export const isAmong = (filter: Filter, memory: Memory): boolean =>
  filter.some(
    (test) =>
      test.test === 'is' && test.what.ref === 'bound' && mentionOf(memory, test.what)?.number === 'several',
  );
/** Some of them were taken: from here on the others are "the rest". */
export const leaveTheRest = (filter: Filter, memory: Memory): void => {
  for (const test of filter) {
    const mention = test.test === 'is' ? mentionOf(memory, test.what) : undefined;
    if (mention && test.test === 'is') memory.mentions.set(keyOf(test.what), { ...mention, noun: THE_REST });
  }
};
