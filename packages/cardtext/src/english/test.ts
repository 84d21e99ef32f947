/** What each test of a filter adds to a noun phrase. */
import type {
  Ability,
  Amount,
  CardKind,
  Filter,
  Frame,
  Reference,
  SummonWay,
  Test,
} from '@spellspeed/engine/language';
import { type Measure, measureOf, strictlyLess } from '../meaning/amounts.ts';
import { isExtremeOnly, withRepeated } from '../meaning/filters.ts';
import { zonesOf } from '../meaning/places.ts';
import { aside, boundKey, isPlural, keyOf, mentionOf, THE_REST } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { STAT_NAMES, sayAmount } from './amount.ts';
import { type Draft, EMPTY_DRAFT, type Slot, withAdjective } from './draft.ts';
import { ZONE_NAMES } from './place.ts';
import { listOf, quoted, type Speech } from './speech.ts';

export const KIND_NAMES: { readonly [kind in CardKind]: string } = {
  monster: 'monster',
  spell: 'Spell',
  trap: 'Trap',
};
export const FRAME_NAMES: { readonly [frame in Frame]: string } = {
  normal: 'Normal',
  effect: 'Effect',
  ritual: 'Ritual',
  fusion: 'Fusion',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
  token: 'Token',
};
export const ABILITY_NAMES: { readonly [ability in Ability]: string } = {
  tuner: 'Tuner',
  flip: 'Flip',
  gemini: 'Gemini',
  spirit: 'Spirit',
  toon: 'Toon',
  union: 'Union',
  pendulum: 'Pendulum',
  effect: 'Effect',
};
export const SUMMON_NAMES: { readonly [way in SummonWay]: string } = {
  normal: 'Normal',
  tribute: 'Tribute',
  flip: 'Flip',
  special: 'Special',
  fusion: 'Fusion',
  ritual: 'Ritual',
  synchro: 'Synchro',
  xyz: 'Xyz',
  pendulum: 'Pendulum',
  link: 'Link',
};

/** "1500 or less", "7 or higher", "4" */
const range = (low: string | undefined, high: string | undefined, more: string, less: string): string => {
  if (low !== undefined && low === high) return low;
  if (low !== undefined && high !== undefined && Number(high) - Number(low) === 1) return `${low} or ${high}`;
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  return low === undefined ? `${high} or ${less}` : `${low} or ${more}`;
};
const wordOf = (value: Amount | undefined): string | undefined =>
  typeof value === 'number' ? value.toString() : undefined;

const sayStat = (test: Extract<Test, { test: 'stat' }>, draft: Draft, speech: Speech): Draft => {
  const { min, max } = test;
  const stat = test.stat.toUpperCase();
  if (typeof (min ?? 0) === 'number' && typeof (max ?? 0) === 'number') {
    const bounds = range(min?.toString(), max?.toString(), 'more', 'less');
    return { ...draft, having: [...draft.having, `${bounds} ${stat}`] };
  }
  const less = strictlyLess(max);
  if (less) {
    const isSame = less.stat === test.stat;
    const than = speech.words.reference(less.of, isSame ? 'object' : 'possessive', speech);
    const value = isSame ? '' : ` ${less.stat.toUpperCase()}`;
    return { ...draft, tail: [...draft.tail, `with less ${stat} than ${than}${value}`] };
  }
  const limits = [
    ...(min === undefined ? [] : [`greater than or equal to ${speech.words.amount(min, speech)}`]),
    ...(max === undefined ? [] : [`less than or equal to ${speech.words.amount(max, speech)}`]),
  ];
  return { ...draft, tail: [...draft.tail, `whose ${stat} is ${listOf(limits, 'and')}`] };
};

/** "equal to its Level", "2 higher than that target's" */
const sayEqual = (amount: Amount, speech: Speech): string => {
  const [of, more] = typeof amount === 'object' && amount.count === 'sum' ? amount.of : [];
  if (typeof of !== 'object' || of.count !== 'stat' || typeof more !== 'number')
    return `equal to ${sayAmount(amount, speech)}`;
  const own = aside(speech);
  own.memory.focus = undefined;
  return `${more} higher than ${speech.words.reference(of.of, 'possessive', own)}`;
};
const unfocused = (speech: Speech): Speech => {
  const own = aside(speech);
  own.memory.focus = undefined;
  return own;
};
/** "equal to that monster's Level", "less than or equal to …", "lower than this card's" */
const sayMeasure = ({ how, as }: Measure, speech: Speech): string => {
  if (how === 'same') return sayEqual(as, speech);
  // "its" would be the Level of the card that is compared.
  if (typeof as === 'object' && as.count === 'stat' && as.of.ref === 'this' && how === 'lower')
    return `lower than ${sayAmount(as, unfocused(speech))}`;
  return `${how === 'lower' ? 'lower than' : 'less than or equal to'} ${sayAmount(as, speech)}`;
};
/** "with the same Type and Attribute as that target" */
const sayTheSame = (what: string, as: Reference, draft: Draft, speech: Speech): Draft => {
  const others = draft.tail.slice(0, -1);
  const [, before] = /^with the same (.*) as /.exec(draft.tail.at(-1) ?? '') ?? [];
  const tail = before === undefined ? draft.tail : others;
  const words = speech.words.reference(as, 'object', before === undefined ? speech : aside(speech));
  return {
    ...draft,
    tail: [...tail, `with the same ${before ? `${before} and ${what}` : what} as ${words}`],
  };
};
const sayOtherThan = (what: Reference, draft: Draft, speech: Speech): Draft =>
  what.ref === 'this' || speech.memory.focus === keyOf(what)
    ? withAdjective(draft, 'other', 'other')
    : { ...draft, except: [...draft.except, speech.words.reference(what, 'object', speech)] };

const sayNot = (filter: Filter, draft: Draft, speech: Speech): Draft => {
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'is') return sayOtherThan(only.what, draft, speech);
  const denied = draftOf(filter, speech);
  if (filter.length === 1 && only?.test === 'either') {
    const cards = only.filters.flatMap(([first, more]) =>
      first?.test === 'is' && !more ? [first.what] : [],
    );
    if (cards.length === only.filters.length) {
      const words = cards.map((what) => speech.words.reference(what, 'object', speech));
      return { ...draft, except: [...draft.except, listOf(words, 'and')] };
    }
  }
  const slots = Object.entries(denied.adjectives);
  const [first] = slots;
  if (filter.length === 1 && first) return withAdjective(draft, first[0] as Slot, `non-${first[1]}`);
  if (isExtremeOnly(filter))
    return { ...draft, except: [...draft.except, `the one with the ${denied.extreme}`] };
  const named = denied.names ?? speech.words.phrase(filter, { count: 'plural' }, speech);
  return { ...draft, except: [...draft.except, named] };
};

/** "Spell/Trap", "Dragon or Warrior", "on the field or in your GY" */
const sayEither = (filters: readonly Filter[], draft: Draft, speech: Speech): Draft => {
  const isOfOneKind = filters.every((filter) => filter.length === 1);
  const merged =
    isOfOneKind &&
    merge(
      filters.map((filter) => draftOf(filter, speech)),
      draft,
    );
  if (merged) return merged;
  const phrases = filters.map((filter) => speech.words.phrase(filter, { count: 'singular' }, speech));
  return { ...draft, head: listOf(phrases, 'or'), heads: phrases };
};
/** Alternatives that all fill the same place of the phrase share it. */
const merge = (drafts: readonly Draft[], draft: Draft): Draft | undefined => {
  const heads = drafts.flatMap(({ head }) => head ?? []);
  if (heads.length === drafts.length) return { ...draft, head: heads.join('/') };
  const places = drafts.flatMap((one) => one.places);
  if (places.length === drafts.length) return { ...draft, places: [...draft.places, ...places] };
  const names = drafts.flatMap((one) => one.names ?? []);
  if (names.length === drafts.length) return { ...draft, names: listOf(names, 'or') };
  const tails = drafts.flatMap((one) => (isOnlyTail(one) ? one.tail : []));
  if (tails.length === drafts.length) return { ...draft, tail: [...draft.tail, listOf(tails, 'or')] };
  const slot = commonSlot(drafts);
  return (
    slot &&
    withAdjective(
      draft,
      slot,
      listOf(
        drafts.map((one) => one.adjectives[slot] ?? ''),
        'or',
      ),
    )
  );
};
/** Does nothing but one relative clause say what it is: "whose Level is …"? */
const isOnlyTail = ({ adjectives, places, having, sharing, except, tail, extreme }: Draft): boolean =>
  tail.length === 1 &&
  extreme === undefined &&
  [Object.keys(adjectives), places, having, sharing, except].every((part) => part.length === 0);
const commonSlot = (drafts: readonly Draft[]): Slot | undefined => {
  const slots = new Set(drafts.flatMap((draft) => Object.keys(draft.adjectives) as Slot[]));
  return slots.size === 1 ? [...slots][0] : undefined;
};

const THIS_TURN = {
  attacked: 'attacked',
  'declared-attack': 'declared an attack',
  destroyed: 'were destroyed',
  'destroyed-by-battle': 'were destroyed by battle',
} as const;
const TESTS: Table<Test, 'test', Draft, [Draft, Speech]> = {
  kind: ({ kind }, draft) => ({ ...draft, head: KIND_NAMES[kind] }),
  // Xyz Materials are nowhere else.
  in: ({ side, zones }, draft) =>
    zones.every((zone) => zone === 'material')
      ? { ...draft, head: 'Xyz Material' }
      : { ...draft, places: [...draft.places, { side, zones }] },
  'in-extra-monster-zone': (_, draft) => ({ ...draft, tail: [...draft.tail, 'in the Extra Monster Zone'] }),
  'of-turn-player': (_, draft) => ({ ...draft, tail: [...draft.tail, 'the turn player controls'] }),
  face: ({ face }, draft) => withAdjective(draft, 'face', `face-${face}`),
  position: ({ position }, draft) =>
    withAdjective(draft, 'position', position === 'attack' ? 'Attack Position' : 'Defense Position'),
  race: ({ race, original }, draft) =>
    original
      ? { ...draft, tail: [...draft.tail, `whose original Type is ${race}`] }
      : withAdjective(draft, 'race', race),
  attribute: ({ attribute }, draft) => withAdjective(draft, 'attribute', attribute),
  level: ({ min, max, original }, draft, speech) => {
    const whose = (words: string): Draft => ({ ...draft, tail: [...draft.tail, words] });
    const measure = measureOf(min, max);
    if (measure) return whose(`whose ${original ? 'original ' : ''}Level is ${sayMeasure(measure, speech)}`);
    const levels = range(wordOf(min), wordOf(max), 'higher', 'lower');
    return original
      ? whose(`whose original Level is ${levels}`)
      : withAdjective(draft, 'level', `Level ${levels}`);
  },
  stat: sayStat,
  'differs-from-original': ({ stat }, draft) => ({
    ...draft,
    tail: [
      ...draft.tail,
      `whose current ${STAT_NAMES[stat]} is different from its original ${STAT_NAMES[stat]}`,
    ],
  }),
  named: ({ names }, draft) => ({ ...draft, names: listOf(names.map(quoted), 'or') }),
  mentions: ({ name }, draft) => ({ ...draft, tail: [...draft.tail, `that mentions ${quoted(name)}`] }),
  declared: ({ what }, draft) => ({ ...draft, sharing: [...draft.sharing, DECLARED[what]] }),
  'same-attribute': ({ as }, draft, speech) => sayTheSame('Attribute', as, draft, speech),
  truly: ({ filter }, draft, speech) => filter.reduce((said, test) => addTest(test, said, speech), draft),
  'same-race': ({ as }, draft, speech) => sayTheSame('Type', as, draft, speech),
  'same-name': ({ as, original }, draft, speech) => {
    const name = sameName(as, speech);
    return {
      ...draft,
      sharing: [...draft.sharing, original ? name.replace(/name/, 'original name') : name],
    };
  },
  series: ({ series }, draft) => withAdjective(draft, 'series', quoted(series)),
  frame: ({ frame }, draft) =>
    frame === 'token'
      ? { ...draft, head: 'Token' }
      : withAdjective({ ...draft, head: 'Monster' }, 'frame', FRAME_NAMES[frame]),
  ability: ({ ability }, draft) => withAdjective(draft, 'ability', ABILITY_NAMES[ability]),
  'this-turn': ({ it }, draft) => ({
    ...draft,
    tail: [...draft.tail, `that ${THIS_TURN[it]} this turn`],
  }),
  'effect-monster': (_, draft) => withAdjective({ ...draft, head: 'Monster' }, 'frame', 'Effect'),
  property: ({ property }, draft) => withAdjective(draft, 'property', property),
  'summoned-using': (test, draft, speech) => ({
    ...draft,
    tail: [...draft.tail, `that was ${SUMMON_NAMES[test.way]} Summoned ${sayUsed(test, speech)}`],
  }),
  // A Tribute Summon is another way.
  summoned: ({ way }, draft) =>
    withAdjective(
      draft,
      'summoned',
      way === 'normal' ? 'Normal Summoned (without Tributing)' : `${SUMMON_NAMES[way]} Summoned`,
    ),
  rank: ({ min, max }, draft, speech) => {
    const measure = measureOf(min, max);
    return measure
      ? { ...draft, tail: [...draft.tail, `whose Rank is ${sayMeasure(measure, speech)}`] }
      : withAdjective(draft, 'level', `Rank ${range(wordOf(min), wordOf(max), 'higher', 'lower')}`);
  },
  'special-summoned-from': ({ zone }, draft) => ({
    ...draft,
    tail: [...draft.tail, `Special Summoned from the ${ZONE_NAMES[zone]}`],
  }),
  'same-kind': ({ as }, draft, speech) => ({
    ...draft,
    tail: [
      ...draft.tail,
      `with the same original type (Monster/Spell/Trap) as ${speech.words.reference(as, 'object', speech)}`,
    ],
  }),
  'link-rating': ({ min, max }, draft) =>
    withAdjective(draft, 'level', `Link-${range(wordOf(min), wordOf(max), 'higher', 'lower')}`),
  'attached-to': ({ host }, draft, speech) => ({
    ...draft,
    head: 'Xyz Material',
    tail: [...draft.tail, `from ${speech.words.phrase(host, { count: 'a' }, speech)}`],
  }),
  'equipped-to': ({ host }, draft, speech) => ({
    ...draft,
    tail: [...draft.tail, sayEquippedTo(host, speech)],
  }),
  'appropriate-for': (_, draft) => ({
    ...draft,
    tail: [...draft.tail, 'that the Equip Spell can be equipped to'],
  }),
  'can-be-equipped': (_, draft) => draft,
  'equip-card': (_, draft) => ({ ...draft, head: 'Equip Card' }),
  'can-hold-counter': ({ counter }, draft) => ({
    ...draft,
    head: draft.head ?? 'card',
    tail: [...draft.tail, `that you can place a ${counter} on`],
  }),
  'same-column': ({ as, orAdjacent }, draft, speech) => {
    const whose = speech.words.reference(as, 'possessive', speech);
    return {
      ...draft,
      tail: [...draft.tail, `in ${whose} column${orAdjacent ? ' and its adjacent columns' : ''}`],
    };
  },
  'special-summon-only': (_, draft) => ({
    ...draft,
    tail: [...draft.tail, 'that cannot be Normal Summoned/Set'],
  }),
  'has-material': ({ filter }, draft, speech) => ({
    ...draft,
    tail: [...draft.tail, `that has ${speech.words.phrase(filter, { count: 'a' }, speech)} as material`],
  }),
  counters: ({ counter, atLeast }, draft) => ({
    ...draft,
    having: [
      ...draft.having,
      `${atLeast === 1 ? 'a' : `${atLeast} or more`} ${counter}${atLeast === 1 ? '' : 's'}`,
    ],
  }),
  'pointed-to-by': ({ what }, draft, speech) => ({
    ...draft,
    tail: [...draft.tail, `${speech.words.reference(what, 'subject', speech)} points to`],
  }),
  linked: ({ how }, draft) => withAdjective(draft, 'summoned', how),
  is: ({ what }, draft, speech) => {
    if (what.ref === 'bound' && isPlural(what, speech.memory))
      return { ...draft, among: sayAmong(what, speech) };
    const said = speech.words.reference(what.ref === 'materials' ? what.of : what, 'subject', speech);
    return what.ref === 'materials'
      ? { ...draft, tail: [...draft.tail, `used to Summon ${said}`] }
      : { ...draft, is: said };
  },
  'other-than': ({ what }, draft, speech) => sayOtherThan(what, draft, speech),
  extreme: ({ stat, end }, draft) => ({ ...draft, extreme: `${end} ${STAT_NAMES[stat]}` }),
  not: ({ filter }, draft, speech) => sayNot(filter, draft, speech),
  either: ({ filters }, draft, speech) => sayEither(filters, draft, speech),
};
/** "among them"; afterwards the others are "the rest". */
const sayAmong = (what: Extract<Reference, { ref: 'bound' }>, { memory }: Speech): string => {
  const mention = mentionOf(memory, what);
  if (mention) memory.mentions.set(keyOf(what), { ...mention, noun: THE_REST });
  memory.focus = undefined;
  return 'among them';
};
/** "using "X" as material" */
export const sayUsed = (
  { material, ofItsName, asTuner }: Extract<Test, { test: 'summoned-using' }>,
  speech: Speech,
): string => {
  const filter = material.length === 0 ? MONSTER : material;
  const used = speech.words.phrase(filter, { count: 'a' }, aside(speech));
  const end = used.includes(', except') ? ',' : '';
  return `using ${ofItsName ? `${used} with its same name` : used}${end} as ${asTuner ? 'a Tuner' : 'material'}`;
};
const MONSTER: Filter = [{ test: 'kind', kind: 'monster' }];
/** What it was equipped to may have become material. */
const sayEquippedTo = (host: Filter, speech: Speech): string =>
  zonesOf(host).join() === 'material'
    ? 'whose equipped monster became Xyz Material'
    : `equipped to ${speech.words.phrase(host, { count: 'a' }, speech)}`;
const addTest = speaker('test', TESTS);

const DECLARED = {
  'card-name': 'that name',
  race: 'that Type',
  attribute: 'that Attribute',
} as const;
const sameName = (as: Reference, speech: Speech): string =>
  as.ref === 'bound' && speech.memory.focus === boundKey(as.name)
    ? 'that name'
    : `the same name as ${speech.words.reference(as, 'object', speech)}`;

export const draftOf = (filter: Filter, speech: Speech): Draft =>
  withRepeated(filter).reduce((draft, test) => addTest(test, draft, speech), EMPTY_DRAFT);
