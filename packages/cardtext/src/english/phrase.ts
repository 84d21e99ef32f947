/** Noun phrases: "1 face-up Dragon monster your opponent controls". */
import { type Filter, SPELL_TRAP_ZONES, type Test, type Zone } from '@spellspeed/engine/language';
import { isInBattle } from '../meaning/battle.ts';
import { ANY_NUMBER } from '../meaning/cards.ts';
import { isThis } from '../meaning/filters.ts';
import {
  faceUpPlaceOf,
  isControl,
  isPlace,
  isWholeHand,
  type Place,
  sameZones,
  sideOf,
} from '../meaning/places.ts';
import { aside } from '../memory.ts';
import { type Draft, SLOTS, speaksOfMonsters } from './draft.ts';
import { ABILITY_NAMES } from './names.ts';
import { sayPlace, whose } from './place.ts';
import { type Count, listOf, type PhraseStyle, pluralOf, type Speech, withArticle, your } from './speech.ts';
import { draftOf } from './test.ts';

/** The words for the cards that a filter speaks of. */
export const sayPhrase = (filter: Filter, style: PhraseStyle, speech: Speech): string => {
  const { memory } = speech;
  const before = memory.saidOpponent;
  const places =
    style.place === 'unsaid'
      ? ''
      : sayPlaces(draftOf(filter.filter(isAnyPlace), speech).places, style, speech);
  if (sideOf(filter) === 'opponent') memory.saidOpponent = true;
  const draft = withExtreme(draftOf(filter, speech), filter, style, speech);
  memory.saidOpponent = before;
  if (draft.is !== undefined) return pointedTo(filter, draft.is, places, draft);
  if (style.count === 'all' && isWholeHand(filter)) return `${wholeHand(draft, speech)} entire hand`;
  if (isOpponentsMonster(draft, style)) return opponentsMonster(draft, style, speech);
  return counted(draft, draft.among === undefined ? places : amongThose(draft.among, places, draft), style);
};
/** The highest of just these cards; of other ones it is said. */
const withExtreme = (draft: Draft, filter: Filter, style: PhraseStyle, speech: Speech): Draft => {
  const extreme = filter.find((test) => test.test === 'extreme');
  if (extreme?.test !== 'extreme' || draft.extreme === undefined) return draft;
  const those = filter.filter((test) => test !== extreme);
  if (sameTests(those, extreme.among)) return draft;
  const others = sayPhrase(extreme.among, { ...style, count: 'plural' }, aside(speech));
  return { ...draft, extreme: `${draft.extreme} among ${others}` };
};
const sameTests = (one: Filter, other: Filter): boolean => {
  const [left, right] = [one, other].map((tests) =>
    tests
      .map((test) => JSON.stringify(test))
      .sort()
      .join(),
  );
  return left === right;
};
const isAnyPlace = (test: Test): boolean => isPlace(test) || faceUpPlaceOf(test) !== undefined;
/** "among them", and whose of them where that is said as well: "among them your opponent controls" */
const amongThose = (among: string, places: string, draft: Draft): string => {
  const [place] = draft.places;
  return place && isControl(place) ? `${among} ${places}`.trimEnd() : among;
};
/** "this Xyz Summoned card" */
const pointedTo = (
  filter: Filter,
  name: string,
  said: string,
  { adjectives, places, tail }: Draft,
): string => {
  const zone = places.find(({ zones }) => sameZones(zones, ['monsters']));
  const inZone =
    zone === undefined || zone.side === 'opponent'
      ? said
      : `in ${zone.side === 'you' ? 'your' : 'the'} Monster Zone`;
  const kind = [adjectives.face?.replace('face-down', 'Set'), adjectives.position, adjectives.summoned]
    .map((word) => (word === undefined ? '' : ` ${word}`))
    .join('');
  // Where "it" is cannot be said of a pronoun.
  const full = name === 'it' && isThis(filter) && inZone !== '' ? 'this card' : name;
  const named = full.replace(/^this card$/, `this${kind} card ${inZone}`.trimEnd());
  if (filter.some((test) => test.test === 'is' && isInBattle(test.what)))
    return [named, said, ...tail].filter((part) => part !== '').join(' ');
  return [named, ...tail].join(' ');
};
const wholeHand = ({ places }: Draft, speech: Speech): string => whose(places[0]?.side ?? 'you', speech);
const sayPlaces = (places: readonly Place[], style: PhraseStyle, speech: Speech): string => {
  const texts = places.map((place) => sayPlace(place, style, speech));
  const together = style.count === 'each' && places[0] && isControl(places[0]);
  return together ? texts.join(' or is ') : listOf(texts, 'or');
};

/** "an opponent's monster", where nothing else is said about where it is. */
const isOpponentsMonster = (draft: Draft, style: PhraseStyle): boolean => {
  const [place] = draft.places;
  return (
    style.count === 'a' &&
    place !== undefined &&
    isControl(place) &&
    place.side === 'opponent' &&
    draft.among === undefined &&
    style.place !== 'unsaid' &&
    !draft.names
  );
};
const opponentsMonster = (draft: Draft, style: PhraseStyle, speech: Speech): string => {
  const owner = speech.you === 'you' ? "an opponent's" : `${your(speech)} opponent's`;
  return `${owner} ${bare(draft, '', style)}`;
};

const counted = (draft: Draft, places: string, style: PhraseStyle): string => {
  const { count } = style;
  const phrase = bare(draft, places, style);
  if (draft.extreme !== undefined && count !== 'singular' && count !== 'plural')
    return theExtreme(phrase, draft.extreme, count);
  if (count === 'a' && phrase.startsWith(draft.names ?? ' ')) return phrase;
  if (typeof count === 'object')
    return phrase.startsWith('this card or ')
      ? phrase.replace(' or ', ` or ${numberWords(count)} `)
      : `${numberWords(count)} ${phrase}`;
  return COUNTED[count](phrase);
};
const COUNTED: { readonly [count in Exclude<Count, object>]: (phrase: string) => string } = {
  a: withArticle,
  all: (phrase) => `all ${phrase}`,
  each: (phrase) => `each ${phrase}`,
  plural: (phrase) => phrase,
  singular: (phrase) => phrase,
};
const theExtreme = (phrase: string, extreme: string, count: Count): string =>
  count === 'all'
    ? `all ${phrase} with the ${extreme}`
    : `the 1 ${phrase} that has the ${extreme} (your choice, if tied)`;

/** "1", "up to 2", "2 or more" */
export const numberWords = ({ min, max }: { min: number; max: number }): string => {
  if (min === max) return `${max}`;
  if (max >= ANY_NUMBER) return min <= 1 ? 'any number of' : `${min} or more`;
  return min <= 1 ? `up to ${max}` : listOf([`${min}`, `${max}`], max === min + 1 ? 'or' : 'to');
};
const isPlural = (count: Count): boolean =>
  typeof count === 'object' ? count.max > 1 : count === 'all' || count === 'plural';

/** The phrase without its number. */
const bare = (draft: Draft, places: string, style: PhraseStyle): string => {
  const plural = isPlural(style.count);
  const isTuner = isCalledTuner(draft);
  const slots = SLOTS.filter((slot) => slot !== 'ability' || !isTuner);
  const adjectives = slots.flatMap((slot) => draft.adjectives[slot] ?? []);
  const noun = draft.names ?? (isTuner ? tunerNoun(plural) : plural ? pluralNoun(draft) : nounOf(draft));
  const traits = [...draft.having, ...draft.sharing, ...(style.with ? [style.with] : [])];
  const having = traits.length === 0 ? '' : `${havingWord(style, plural)} ${listOf(traits, 'and')}`;
  const words = [...adjectives, noun, having, places, ...draft.tail].filter((word) => word !== '').join(' ');
  return draft.except.length === 0 ? words : `${words}, except ${listOf(draft.except, 'and')}`;
};
/** A monster of which nothing else is said after that is "a Tuner". */
const isCalledTuner = (draft: Draft): boolean =>
  draft.adjectives.ability === ABILITY_NAMES.tuner &&
  draft.names === undefined &&
  draft.heads === undefined &&
  nounOf(draft) === 'monster';
const tunerNoun = (plural: boolean): string => (plural ? pluralOf(ABILITY_NAMES.tuner) : ABILITY_NAMES.tuner);
const pluralNoun = (draft: Draft): string =>
  draft.heads ? listOf(draft.heads.map(pluralOf), 'and') : pluralOf(nounOf(draft));
const havingWord = (style: PhraseStyle, plural: boolean): string =>
  style.having === 'that has' ? (plural ? 'that have' : 'that has') : 'with';

/** What to call one of these cards. A Pendulum Monster is called so as a Synchro Monster is. */
const nounOf = (draft: Draft): string => {
  const noun = plainNounOf(draft);
  const isPendulum = draft.adjectives.ability?.split(' ').includes(ABILITY_NAMES.pendulum) ?? false;
  return noun === 'monster' && isPendulum ? 'Monster' : noun;
};
const plainNounOf = (draft: Draft): string => {
  if (draft.head !== undefined) return draft.adjectives.frame ? 'Monster' : draft.head;
  if (isOnly(draft, ['pendulum'])) return 'card';
  if (speaksOfMonsters(draft) || isOnly(draft, ['monsters'])) return 'monster';
  const { property } = draft.adjectives;
  if (property === 'Counter') return 'Trap';
  return isOnly(draft, SPELL_TRAP_ZONES) || property ? 'Spell/Trap' : 'card';
};
const isOnly = (draft: Draft, zones: readonly Zone[]): boolean =>
  draft.places.length > 0 && draft.places.every((place) => sameZones(place.zones, zones));

/** "monster", "Spell/Trap", "card": to take such a card up again. */
export const headNoun = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  if (draft.names !== undefined && draft.head === undefined)
    return isOnly(draft, ['monsters']) ? 'monster' : 'card';
  return nounOf(draft) === 'Monster' ? 'monster' : nounOf(draft);
};
