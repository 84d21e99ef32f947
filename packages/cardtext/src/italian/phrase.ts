/** Noun phrases: "1 mostro Drago scoperto controllato dal tuo avversario". */
import { type Filter, SPELL_TRAP_ZONES, type Zone } from '@spellspeed/engine/language';
import { ANY_NUMBER } from '../meaning/cards.ts';
import { isControl, isPlace, isWholeHand, type Place, sameZones, sideOf } from '../meaning/places.ts';
import { a, no, own, the } from './article.ts';
import { BEHIND, type Draft, speaksOfMonsters } from './draft.ts';
import {
  type Agreement,
  agreed,
  composed,
  formOf,
  type GrammaticalNumber,
  masculine,
  type Nominal,
  type Noun,
} from './noun.ts';
import { sayPlace, whose } from './place.ts';
import type { Count, PhraseStyle, Speech } from './speech.ts';
import {
  CARD,
  COUNTER_TRAP,
  listOf,
  MONSTER,
  MONSTER_CARD,
  PROPERTY_NAMES,
  SPELL_TRAP,
  spaced,
  TUNER,
  ZONE_NOUNS,
} from './terms.ts';
import { draftOf } from './test.ts';

/** The words for the cards that a filter speaks of. */
export const sayPhrase = (filter: Filter, style: PhraseStyle, speech: Speech): Nominal => {
  const { memory } = speech;
  const before = memory.saidOpponent;
  const places =
    style.place === 'unsaid' ? '' : sayPlaces(draftOf(filter.filter(isPlace), speech).places, style, speech);
  if (sideOf(filter) === 'opponent') memory.saidOpponent = true;
  const draft = draftOf(filter, speech);
  memory.saidOpponent = before;
  if (draft.is !== undefined) return pointedTo(draft.is, draft);
  if (style.count === 'all' && isWholeHand(filter)) return wholeHand(draft, speech);
  const banished = ownBanished(draft, style);
  if (banished) return banished;
  if (draft.among === undefined && isOpponentsMonster(draft, style))
    return counted(draft, `dell'avversario`, style);
  return counted(draft, draft.among === undefined ? places : amongThose(draft.among, places, draft), style);
};
/** "tra di esse", and whose of them where that is said as well. */
const amongThose = (among: string, places: string, { places: [place] }: Draft): string =>
  place && isControl(place) ? `${among} ${places}`.trimEnd() : among;
/** "questa carta Evocata Xyz" */
const pointedTo = (is: Nominal, { traits, places, tail }: Draft): Nominal => {
  const inZone = places.some(({ zones }) => sameZones(zones, ['monsters'])) ? 'nella Zona Mostri' : '';
  const named =
    is.text === 'questa carta'
      ? spaced([is.text, traits.summoned ?? '', traits.face ?? '', traits.position ?? '', inZone])
      : is.text;
  const text = agreed(spaced([named, ...tail]), is);
  return text === is.text ? is : { text, gender: is.gender, number: is.number };
};
/** "tutta la tua mano" */
const wholeHand = ({ places }: Draft, speech: Speech): Nominal => {
  const { text } = whose(places[0]?.side ?? 'you', ZONE_NOUNS.hand, speech);
  return { text: `tutta ${text}`, gender: 'f', number: 'one' };
};
/** "le tue carte bandite": any of them. */
const ownBanished = (draft: Draft, { count }: PhraseStyle): Nominal | undefined => {
  const [place, more] = draft.places;
  const isPlain = more === undefined && Object.keys(draft.traits).length === 0 && !draft.head;
  if (!isPlain || place?.side !== 'you' || !sameZones(place.zones, ['banished']) || count !== 'plural')
    return undefined;
  const noun = ZONE_NOUNS.banished;
  return {
    text: the(own('tu', noun, 'several'), { gender: 'f', number: 'several' }),
    gender: 'f',
    number: 'several',
  };
};
const sayPlaces = (places: readonly Place[], style: PhraseStyle, speech: Speech): string => {
  const texts = places.map((place) => sayPlace(place, style, speech));
  const together = style.count === 'each' && places[0] && isControl(places[0]);
  return together ? texts.join(' o che è ') : listOf(texts, 'o');
};
/** "un mostro dell'avversario", where nothing else is said about where it is. */
const isOpponentsMonster = (draft: Draft, style: PhraseStyle): boolean => {
  const [place] = draft.places;
  return (
    (style.count === 'a' || style.count === 'no') &&
    place !== undefined &&
    isControl(place) &&
    place.side === 'opponent' &&
    style.place !== 'unsaid' &&
    !draft.names
  );
};

const counted = (draft: Draft, places: string, style: PhraseStyle): Nominal => {
  const { count } = style;
  const noun = nounOf(draft);
  const number = numberOf(count);
  const like: Agreement = { gender: noun.gender, number };
  // "dal tuo Deck 1 mostro con lo stesso nome": what would stand behind the place would seem to speak of it.
  if (style.place === 'from' && places !== '' && draft.tail.length > 0 && typeof count === 'object') {
    const rest = withCount(bare(draft, noun, '', style, like), count, like, false);
    return { text: `${agreed(places, like)} ${rest}`, ...like };
  }
  const words = bare(draft, noun, places, style, like);
  const text =
    draft.extreme !== undefined && count !== 'singular' && count !== 'plural'
      ? theExtreme(words, draft.extreme, count, like)
      : isBareName(draft, places, count)
        ? words
        : withCount(words, count, like, draft.among !== undefined);
  return { text, ...like };
};
/** A name alone needs no article: "se "X" è sul Terreno". */
const isBareName = ({ names, traits, other }: Draft, places: string, count: Count): boolean =>
  names !== undefined && count === 'a' && places === '' && !other && Object.keys(traits).length === 0;
const numberOf = (count: Count): GrammaticalNumber => {
  if (typeof count === 'object') return count.max > 1 ? 'several' : 'one';
  return count === 'all' || count === 'plural' || count === 'the' ? 'several' : 'one';
};
const withCount = (words: string, count: Count, like: Agreement, isAmong: boolean): string => {
  // "questa carta o 1 mostro": this card is not counted.
  if (typeof count === 'object')
    return words.startsWith('questa carta o ')
      ? words.replace(' o ', ` o ${numberWords(count)} `)
      : `${numberWords(count)} ${words}`;
  switch (count) {
    case 'a':
      return a(words, like);
    case 'no':
      return no(words, like);
    case 'all':
      return `${agreed('tutt~', like)} ${the(words, like)}`;
    case 'each':
      return `ogni ${words}`;
    case 'the':
      return isAmong ? words : the(words, like);
    case 'plural':
    case 'singular':
      return words;
  }
};
const theExtreme = (words: string, extreme: string, count: Count, like: Agreement): string => {
  if (count === 'all') return `${agreed('tutt~', like)} ${the(`${words} ${extreme}`, like)}`;
  return `${the(`${words} ${extreme}`, like)} (a tua scelta, in caso di parità)`;
};
/** "1", "fino a 2", "2 o più" */
const numberWords = ({ min, max }: { readonly min: number; readonly max: number }): string => {
  if (min === max) return `${max}`;
  if (max >= ANY_NUMBER) return min <= 1 ? 'un qualsiasi numero di' : `${min} o più`;
  return min <= 1 ? `fino a ${max}` : `${min} ${max === min + 1 ? 'o' : '-'} ${max}`;
};

/** The phrase without its number. */
const bare = (draft: Draft, noun: Noun, places: string, style: PhraseStyle, like: Agreement): string => {
  const other = draft.other ? `altr~ ` : '';
  const traits = [...draft.having, ...draft.sharing, ...(style.with ? [style.with] : [])];
  const having =
    traits.length === 0
      ? ''
      : `${style.having === 'che ha' ? 'che {ha|hanno}' : 'con'} ${listOf(traits, 'e')}`;
  const behind = BEHIND.flatMap((slot) => draft.traits[slot] ?? []);
  const words = spaced([
    draft.names ?? formOf(noun, like.number),
    ...behind,
    style.random ? 'a caso' : '',
    having,
    places,
    ...draft.tail,
  ]);
  const all = draft.except.length === 0 ? words : `${words}, eccetto ${listOf(draft.except, 'e')}`;
  return agreed(other + all, like);
};

/** What to call one of these cards. */
const nounOf = (draft: Draft): Noun => {
  const { frame, ability, property } = draft.traits;
  if (draft.names !== undefined) return draft.head ?? masculine(draft.names);
  if (frame !== undefined) return composed(MONSTER_CARD, spaced([frame, ability ?? '']));
  if (ability === 'Tuner') return TUNER;
  if (ability?.includes('Pendulum')) return composed(MONSTER_CARD, ability);
  if (ability !== undefined) return composed(draft.head ?? MONSTER, ability);
  if (draft.head !== undefined)
    return property === undefined ? draft.head : withProperty(draft.head, property);
  if (isOnly(draft, ['pendulum'])) return CARD;
  if (speaksOfMonsters(draft) || isOnly(draft, ['monsters'])) return MONSTER;
  if (property !== undefined) return withProperty(SPELL_TRAP, property);
  return isOnly(draft, SPELL_TRAP_ZONES) ? SPELL_TRAP : CARD;
};
/** "Magia Rapida", "Contro-Trappola": only Traps counter. */
const withProperty = (noun: Noun, property: string): Noun =>
  property === PROPERTY_NAMES.Counter ? COUNTER_TRAP : composed(noun, property);
const isOnly = (draft: Draft, zones: readonly Zone[]): boolean =>
  draft.places.length > 0 && draft.places.every((place) => sameZones(place.zones, zones));

/** "mostro", "Magia/Trappola", "carta": to take such a card up again. */
export const headNoun = (filter: Filter, speech: Speech): Noun => {
  const draft = draftOf(filter, speech);
  if (draft.names !== undefined && draft.head === undefined)
    return draft.namesMonsters || isOnly(draft, ['monsters']) ? MONSTER : CARD;
  const noun = nounOf(draft);
  return noun.one.startsWith(`${MONSTER_CARD.one} `) ? MONSTER : noun;
};
