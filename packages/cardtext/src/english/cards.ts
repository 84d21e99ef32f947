/** The cards to which something is done, in words. */

import type { Agreeing, Cards, Differing, Filter, Target, Zone } from '@spellspeed/engine/language';
import { isInBattle } from '../meaning/battle.ts';
import {
  countOf,
  isControlledTarget,
  leaveUnsaid,
  mentioned,
  type NounFor,
  ownZone,
  remember,
  whoseStill,
} from '../meaning/cards.ts';
import { kindsOf } from '../meaning/each.ts';
import { isOneCard } from '../meaning/filters.ts';
import { aside, boundKey, introduce, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { STAT_NAMES } from './amount.ts';
import { headNoun } from './phrase.ts';
import { listOf, type PhraseStyle, type Speech, your } from './speech.ts';
import { stillMatching } from './still.ts';

type Style = Omit<PhraseStyle, 'count'>;

/** "up to 1 Level 4 Cyberse monster each from your hand and GY" */
const eachFrom = (filter: Filter, speech: Speech, style: Style): string =>
  speech.words
    .phrase(filter, { ...style, count: { min: 1, max: 1 }, place: 'from' }, speech)
    .replace(/^1 /, 'up to 1 ')
    .replace(/ from (.*) or (.*)$/, ' each from $1 and $2');
const DIFFERENT: { readonly [of in Differing]: string } = {
  names: 'different names',
  attributes: 'different Attributes',
  races: 'different Types',
  zones: 'different places',
};
const SAME: { readonly [of in Agreeing]: string } = { names: 'the same name' };
/** "with different names", "with the same name" */
const together = (
  different?: Differing | readonly Differing[],
  same?: Agreeing,
): Pick<PhraseStyle, 'with'> => {
  const ways = [different ?? []].flat().map((of) => DIFFERENT[of]);
  if (ways.length > 0) return { with: listOf(ways, 'and') };
  return same ? { with: SAME[same] } : {};
};
const CARDS: Table<Cards, 'cards', string, [Speech, Style]> = {
  all: ({ filter }, speech, style) =>
    isOneCard(filter)
      ? speech.words.phrase(filter, { ...style, count: 'singular' }, speech)
      : speech.words.phrase(filter, { ...style, count: 'all' }, speech),
  chosen: (chosen, speech, style) => {
    const { filter, min, max, by, different, same, total } = chosen;
    if (chosen.each) {
      const one = (kind: Filter): string =>
        speech.words.phrase(kind, { ...style, count: { min: 1, max: 1 } }, speech);
      const each = listOf(kindsOf(chosen).map(one), 'and');
      return total?.stat === 'level'
        ? `${each} whose total Levels equal ${speech.words.amount(total.is, speech)}`
        : each;
    }
    if (total) {
      const plural = speech.words.phrase(filter, { ...style, count: 'plural' }, speech);
      if (total.stat === 'original-level')
        return `${plural} whose total original Levels equal or exceed ${speech.words.amount(total.least, speech)}`;
      if (total.stat === 'level')
        return `${plural} whose total Levels equal ${speech.words.amount(total.is, speech)}`;
      return `${plural} whose combined ${STAT_NAMES[total.stat]} is less than or equal to ${speech.words.amount(total.most, speech)}`;
    }
    const names = together(different, same);
    if (typeof max !== 'number') {
      const all = speech.words.phrase(filter, { ...style, ...names, count: 'plural' }, speech);
      const choice = by === 'opponent' ? " (your opponent's choice)" : '';
      const stop = all.includes(', except') ? ',' : '';
      if (min === 'max') return `${all}${choice}${stop} equal to ${speech.words.amount(max, speech)}`;
      return `${all}, up to ${speech.words.amount(max, speech)}`;
    }
    const phrase = speech.words.phrase(
      filter,
      { ...style, ...names, count: { min: min === 'max' ? max : min, max } },
      speech,
    );
    if (different === 'zones') return eachFrom(filter, speech, style);
    // One of several that the text points to.
    const one = max === 1 ? phrase.replace(/^that (\w+)$/, '1 of those $1s') : phrase;
    return by === 'opponent' ? `${one} (your opponent's choice)` : one;
  },
  random: ({ filter, count }, speech, style) => {
    if (typeof count !== 'number')
      return `random ${speech.words.phrase(filter, { ...style, count: 'plural' }, speech)} equal to ${speech.words.amount(count, speech)}`;
    const phrase = speech.words.phrase(filter, { ...style, count: { min: count, max: count } }, speech);
    return phrase.replace(/^(\d+)/, '$1 random');
  },
  top: ({ side, count }, speech) => {
    const whose = side === 'you' ? your(speech) : `${your(speech)} opponent's`;
    const many = count === 1 ? 'card' : typeof count === 'number' ? `${count} cards` : 'cards';
    const equal = typeof count === 'number' ? '' : ` equal to ${speech.words.amount(count, speech)}`;
    return `the top ${many} of ${whose} Deck${equal}`;
  },
  referenced: ({ what, still }, speech, style) => {
    if (still) return stillMatching(what, still, speech);
    const words = speech.words.reference(what, 'object', speech);
    const where = what.ref === 'this' && style.place === 'from' ? ownPlace(speech) : undefined;
    if (!where || words !== 'this card' || speech.memory.saidWhere) return words;
    speech.memory.saidWhere = true;
    return `${words} ${where}`;
  },
};
const sayAnyCards = speaker('cards', CARDS);

const ownPlace = ({ from, evenIfLater }: Speech): string | undefined => {
  if (evenIfLater) return sayEvenIfLater(from, evenIfLater);
  return isHandOrField(from) ? 'from your hand or field' : OWN_PLACES[ownZone(from)];
};
/** "from your GY (if it was there then) or hand (even if not)" */
const sayEvenIfLater = (from: readonly Zone[], later: readonly Zone[]): string => {
  const places = (zones: readonly Zone[]) =>
    listOf(
      zones.flatMap((zone) => OWN_PLACES[zone] ?? []),
      'or',
    );
  const there = places(from.filter((zone) => !later.includes(zone)));
  return `${there} (if it was there then) or ${places(later).replace('from your ', '')} (even if not)`;
};
/** What is read so. */
export const EVEN_IF_LATER = 'from your GY (if it was there then) or hand (even if not)';
const isHandOrField = (from: readonly Zone[]): boolean =>
  from.length === 2 && from.includes('hand') && from.includes('monsters');
/** Where a card can use its effect from, other than the field. */
const OWN_PLACES: { readonly [zone in Zone]?: string } = {
  hand: 'from your hand',
  gy: 'from your GY',
  banished: 'from your banishment',
  deck: 'from your Deck',
  extra: 'from your Extra Deck',
};
/** Says the cards and, if the definition names them, remembers the name. */
export const sayCards = (cards: Cards, speech: Speech, style: Style = {}): string => {
  const words = sayAnyCards(cards, speech, style);
  remember(cards, speech.memory, nounIn(speech));
  return words;
};
export const nameUnsaid = (cards: Extract<Cards, { cards: 'all' }>, speech: Speech): boolean =>
  leaveUnsaid(cards, speech.memory, nounIn(speech));
const nounIn =
  (speech: Speech): NounFor =>
  (filter) =>
    nounFor(filter, speech);
/** A card that the text points to already has a noun. */
const nounFor = (filter: Filter, speech: Speech): string => {
  const pointed = filter.find((test) => test.test === 'is');
  if (pointed?.test !== 'is') return headNoun(filter, aside(speech));
  return mentionOf(speech.memory, pointed.what)?.noun ?? (isInBattle(pointed.what) ? 'monster' : 'card');
};
/** "1 face-up monster on the field", "the attacking monster": what is targeted. */
export const sayTarget = (target: Target, speech: Speech): string => {
  const { filter, min, max, different, same, asManyAs } = target;
  const isNumber = typeof max === 'number' && !asManyAs;
  const style: PhraseStyle = {
    count: isNumber ? { min, max } : 'plural',
    ...together(different, same),
  };
  const words = speech.words.phrase(filter, style, speech);
  const several = !isNumber || max > 1;
  introduce(speech.memory, boundKey(target.as), {
    ...mentioned(filter, { several, as: 'target', nounFor: nounIn(speech) }),
    ...whoseStill(target),
    ...countOf(target),
    ...(isControlledTarget(target) && { isControlled: true }),
  });
  if (asManyAs) return `an equal number of ${words}`;
  const many = isNumber ? words : `${words}, up to ${speech.words.amount(max, speech)}`;
  return target.ifPossible ? `${many} (if possible)` : many;
};
