/** Cards that can be read: "1 "X" monster from your Deck", "all monsters your opponent controls", "that target". */
import {
  ATTRIBUTES,
  type Cards,
  FIELD_ZONES,
  type Filter,
  RACES,
  type Reference,
  type Target,
  type Test,
  type TestName,
  type Zone,
} from '@spellspeed/engine/language';
import { alsoSaid } from '../grammar/also.ts';
import { type Gap, inSequence, type Part, part, together } from '../grammar/form.ts';
import { gathered } from '../grammar/gather.ts';
import { openingOf } from '../grammar/hint.ts';
import {
  among,
  checked,
  eitherOf,
  meaning,
  type Reader,
  type Reading,
  readOnly,
  rule,
  words,
} from '../grammar/phrase.ts';
import { ANY_NUMBER } from '../meaning/cards.ts';
import { type Memory, mentionOf, THE_REST } from '../memory.ts';
import { AMOUNT, NUMBERED, STAT_NAMES } from './amount.ts';
import { EVEN_IF_LATER, sayCards, sayTarget } from './cards.ts';
import { EXCEPTIONS, NOUN, PREFIXES } from './noun.ts';
import { numberWords } from './phrase.ts';
import { POINTERS } from './reference.ts';
import { type Said, type SaidPart, say } from './said.ts';
import { followedBy, type PhraseStyle, type Speech, your } from './speech.ts';

type Found = Reader<Cards, Speech>;
type Style = Omit<PhraseStyle, 'count'>;
type CardsOf<Kind extends Cards['cards']> = Extract<Cards, { readonly cards: Kind }>;
const cards = <Kind extends Cards['cards']>(kind: Kind, constant: Partial<CardsOf<Kind>> = {}) =>
  // All cards meant in this way have it.
  say<CardsOf<Kind>>({ cards: kind, ...constant } as Partial<CardsOf<Kind>>);

interface Numbers {
  readonly min: number;
  readonly max: number;
}
const numbersAhead = (ahead: string): readonly Numbers[] => {
  const [, most] = /^up to (\d+)/.exec(ahead) ?? [];
  if (most !== undefined) return [{ min: 1, max: Number(most) }];
  // Who does nothing to any has done nothing at all.
  if (ahead.startsWith('any number of')) return [{ min: 1, max: ANY_NUMBER }];
  const [, least, high] = /^(\d+)(?: (?:or|to) (\d+))?/.exec(ahead) ?? [];
  if (least === undefined) return [];
  const min = Number(least);
  const range = high === undefined ? [] : [{ min, max: Number(high) }];
  return [{ min, max: min }, { min, max: ANY_NUMBER }, ...range];
};
/** "1", "up to 2", "any number of" */
const NUMBERS: Part<Speech> = together(
  ['min', 'max'],
  among((_: Speech, ahead) => numbersAhead(ahead), numberWords),
);
const COUNTED: Said<Filter> = readOnly(NOUN);
const EXCEPTED: Said<Filter> = readOnly(gathered(NOUN, EXCEPTIONS));
const ALL: Said<Filter> = readOnly(gathered(PREFIXES.all, NOUN));

const ENDS = (['atk', 'def'] as const).flatMap((stat) =>
  (['highest', 'lowest'] as const).map((end) => ({ stat, end })),
);
/** "the 1 face-up monster on the field that has the lowest ATK (your choice, if tied)" */
const extremes: readonly Found[] = ENDS.map(({ stat, end }) =>
  meaning(
    cards('chosen', {
      by: 'you',
      min: 1,
      max: 1,
    })`the 1 ${{ filter: COUNTED }} that has the ${end} ${STAT_NAMES[stat]} (your choice, if tied)`,
    (one): Cards =>
      'filter' in one
        ? { ...one, filter: [...one.filter, { test: 'extreme', stat, end, among: one.filter }] }
        : one,
  ),
);
const CHOICE = [
  ['', {}],
  [" (your opponent's choice)", { by: 'opponent' }],
] as const;
const chosen = (choice: (typeof CHOICE)[number]): readonly Found[] => {
  const [end, by] = choice;
  return [
    cards('chosen', { by: 'you', ...by })`${NUMBERS} ${{ filter: COUNTED }}${end}`,
    cards('chosen', { by: 'you', different: 'names', ...by })`${NUMBERS} ${{ filter: COUNTED }}${end}`,
    cards('chosen', { by: 'you', same: 'names', ...by })`${NUMBERS} ${{ filter: COUNTED }}${end}`,
    cards('chosen', { by: 'you', min: 1, ...by })`${{ filter: COUNTED }}${end}, up to ${{ max: AMOUNT }}`,
    cards('chosen', {
      by: 'you',
      min: 'max',
      ...by,
    })`${{ filter: COUNTED }}${end} equal to ${{ max: AMOUNT }}`,
  ];
};
const DECK_OF: Said<'you' | 'opponent'> = among(
  () => ['you', 'opponent'],
  (side, speech) => (side === 'you' ? your(speech) : `${your(speech)} opponent's`),
);
const WHERE = [
  '',
  ' from your hand',
  ' from your GY',
  ' from your hand or field',
  ' from your banishment',
  ` ${EVEN_IF_LATER}`,
];
const orNames = (names: readonly string[]): string => {
  const one = `(?:${names.join('|')})`;
  return `${one}(?: or ${one})*`;
};
/** "that face-up monster", "that Defense Position monster", "that EARTH Rock monster": one of which the text has spoken, if it lies so and is one still. */
const STILL = new RegExp(
  `^(?:that|those) (?:opponent's )?(?:(face-up|face-down) ?)?(?:(Attack|Defense) Position )?(?:(${orNames(ATTRIBUTES)}) )?(?:(${orNames(RACES)}) )?(?:monster|card|Spell/Trap|Spell|Trap|Token)s?\\b(?: you control)?`,
  'i',
);
const LYING_SO: Found = {
  opening: openingOf('that', 'those'),
  read: (text, at, { memory }) => {
    const [said, face, position, attributes, races] =
      STILL.exec(text.words.slice(at, at + LONGEST_STILL)) ?? [];
    if (said === undefined || (face ?? position ?? attributes ?? races) === undefined) return [];
    const still: Filter = [
      ...(face ? [{ test: 'face', face: face === 'face-up' ? 'up' : 'down' } as const] : []),
      ...(position
        ? [{ test: 'position', position: position === 'Attack' ? 'attack' : 'defense' } as const]
        : []),
      ...anyOf(namedIn(ATTRIBUTES, attributes).map((attribute): Test => ({ test: 'attribute', attribute }))),
      ...anyOf(namedIn(RACES, races).map((race): Test => ({ test: 'race', race }))),
    ];
    return memory.mentions.keys().flatMap((key) => {
      const [ref, name] = key.split(':');
      if (ref !== 'bound' || name === undefined) return [];
      return [{ value: { cards: 'referenced', what: { ref, name }, still }, to: at + said.length, memory }];
    });
  },
};
const LONGEST_STILL = 90;
/** The names in "A or B". */
const namedIn = <T extends string>(names: readonly T[], words: string | undefined): readonly T[] =>
  (words ?? '').split(' or ').flatMap((word) => names.find((name) => name === word) ?? []);
const anyOf = (tests: readonly Test[]): Filter =>
  tests.length > 1 ? [{ test: 'either', filters: tests.map((test) => [test]) }] : tests;

/** Any of the ways in which cards are meant. Whether these are the words is asked of the printer. */
const MEANT: Found = eitherOf<Cards, Speech>(
  ...CHOICE.flatMap(chosen),
  ...extremes,
  cards('all')`${{ filter: ALL }}`,
  words<Cards>('your entire hand', { cards: 'all', filter: [{ test: 'in', side: 'you', zones: ['hand'] }] }),
  cards('random')`${{ count: NUMBERED }} random ${{ filter: COUNTED }}`,
  cards('top', { count: 1 })`the top card of ${{ side: DECK_OF }} Deck`,
  cards('top')`the top ${{ count: AMOUNT }} cards of ${{ side: DECK_OF }} Deck`,
  cards('top')`the top cards of ${{ side: DECK_OF }} Deck equal to ${{ count: AMOUNT }}`,
  LYING_SO,
  ...WHERE.map((where) => cards('referenced')`${{ what: POINTERS.object }}${where}`).map(leftInDeck),
);
/** "the rest" of the top cards of a Deck are those that still lie there. */
function leftInDeck(found: Found): Found {
  return {
    ...found,
    read: (text, at, speech) =>
      found.read(text, at, speech).map((reading) => {
        const { value } = reading;
        const mention = value.cards === 'referenced' ? mentionOf(speech.memory, value.what) : undefined;
        if (value.cards !== 'referenced' || mention?.noun !== THE_REST || !mention.deckOf) return reading;
        const still: Filter = [{ test: 'in', side: mention.deckOf, zones: ['deck'] }];
        return { ...reading, value: { ...value, still } };
      }),
  };
}

/** A name that nothing has here. */
export const freshName = ({ mentions }: Memory): string => `card${mentions.size + 1}`;
/** With a name, in case the text comes back to them, and without. */
const perhapsNamed = (found: Found): Found => ({
  read: (text, at, speech) =>
    found.read(text, at, speech).flatMap((reading): readonly Reading<Cards>[] =>
      // What the text points to has a name already; how many of them it was done to needs another.
      reading.value.cards === 'referenced' && !text.words.includes(' each of those ', reading.to)
        ? [reading]
        : [reading, { ...reading, value: { ...reading.value, as: freshName(speech.memory) } }],
    ),
});
/** Cards in a style, said by the printer as ever. */
export const cardsIn = (style: Style): Said<Cards> => {
  const found = perhapsNamed(MEANT);
  return rule(() =>
    alsoSaid(
      checked((one, speech) => sayCards(one, speech, style), found),
      ITSELF,
    ),
  );
};
const OWN_NAME =
  /^this (?:face-up )?card(?: (?:you control|on the field|(?:from|in) (?:your|the) ((?:hand|field|GY|banishment|Spell & Trap Zone|Monster Zone)(?:(?:, |,? or )(?:hand|field|GY|banishment))*)))?(?![\w'])/;
const OWN_ZONES: { readonly [name: string]: readonly Zone[] } = {
  hand: ['hand'],
  GY: ['gy'],
  banishment: ['banished'],
  field: FIELD_ZONES,
  'Spell & Trap Zone': ['spells'],
  'Monster Zone': ['monsters'],
};
const WHERE_IT_IS = /this card is (?:currently )?(?:in (?:your|the) (?:hand|GY|banishment)|banished)/;
/** "this face-up card from the field": the card itself, where it can use the effect anyway. */
const ITSELF: Found = {
  opening: openingOf('this'),
  read: (text, at, speech) => {
    const [said, places] = OWN_NAME.exec(text.words.slice(at, at + 80)) ?? [];
    if (said === undefined) return [];
    const isKnown = said === 'this card' && WHERE_IT_IS.test(text.words.slice(0, at));
    const named = (places ?? 'field').split(/, or |, | or /).map((name) => OWN_ZONES[name] ?? []);
    const isThere =
      speech.from.every((zone) => named.some((zones) => zones.includes(zone))) &&
      named.every((zones) => zones.some((zone) => speech.from.includes(zone)));
    const value: Cards = { cards: 'referenced', what: { ref: 'this' } };
    return isKnown || isThere ? [{ value, to: at + said.length, memory: speech.memory }] : [];
  },
};
export const CARDS = {
  plain: cardsIn({}),
  from: cardsIn({ place: 'from' }),
} as const;
/** Cards whose verb says where they are: "Tribute 1 monster" is one that you control. */
export const cardsPlacedByVerb = (
  place: Filter,
  print: (what: Cards, speech: Speech) => string,
): Said<Cards> => {
  const placed = meaning(perhapsNamed(MEANT), (what) => withPlace(what, place));
  return rule(() => alsoSaid(checked(print, placed), ITSELF));
};
const withPlace = (what: Cards, place: Filter): Cards =>
  'filter' in what && !what.filter.some(({ test }) => PLACED.includes(test)) ? withTests(what, place) : what;
const PLACED: readonly TestName[] = ['in', 'is', 'truly'];
const withTests = (what: Cards, tests: Filter): Cards =>
  'filter' in what ? { ...what, filter: [...what.filter, ...tests] } : what;

/** Cards and what follows them; what is excepted is said last: "1 monster from your Deck to your hand, except "X"". */
export const cardsThen =
  (
    what: Said<Cards>,
  ): ((strings: TemplateStringsArray, ...gaps: readonly Gap<object, Speech>[]) => SaidPart) =>
  (...rest) => {
    const after = part<object, Speech>()(...rest);
    const both = inSequence<Speech>([part<{ what: Cards }, Speech>()`${{ what }}`, after]);
    return {
      fields: both.fields,
      print: (value, speech) => {
        // The part says the field of that name.
        const said = what.print(value.what as Cards, speech);
        const end = after.print(value, speech);
        return said === undefined || end === undefined ? undefined : followedBy(said, end.trimStart());
      },
      read: (text, at, speech) =>
        both.read(text, at, speech).flatMap((reading) => [
          reading,
          ...EXCEPTIONS.read(text, reading.to, { ...speech, memory: reading.memory }).map((except) => ({
            ...except,
            value: { ...reading.value, what: withTests(reading.value.what as Cards, except.value) },
          })),
        ]),
    };
  };

const target = (constant: Partial<Target>) => say<Target>(constant);
const UNNAMED: Reader<Omit<Target, 'as'>, Speech> = eitherOf<Omit<Target, 'as'>, Speech>(
  ...[{}, { different: 'names' as const }, { same: 'names' as const }].flatMap((constant) => [
    target(constant)`${NUMBERS} ${{ filter: COUNTED }}`,
    target(constant)`${NUMBERS} ${{ filter: EXCEPTED }}`,
    target({ ...constant, ifPossible: true })`${NUMBERS} ${{ filter: COUNTED }} (if possible)`,
    target({ ...constant, min: 1 })`${{ filter: COUNTED }}, up to ${{ max: AMOUNT }}`,
  ]),
);
/** "the attacking monster": a target that the text points to. */
const POINTED_TO: Reader<Omit<Target, 'as'>, Speech> = meaning(
  say<{ what: Reference }>({})`${{ what: POINTERS.object }}`,
  ({ what }) => ({ filter: [{ test: 'is', what }], min: 1, max: 1 }),
);
const ANY_TARGET = eitherOf<Omit<Target, 'as'>, Speech>(UNNAMED, {
  read: (text, at, speech) => (text.words.startsWith('the ', at) ? POINTED_TO.read(text, at, speech) : []),
});
const TARGETED: Reader<Target, Speech> = {
  read: (text, at, speech) =>
    ANY_TARGET.read(text, at, speech).map((one) => ({
      ...one,
      value: { as: freshName(speech.memory), ...one.value },
    })),
};
const isSomebodys = ({ filter }: Target): boolean =>
  filter.some((test) => test.test === 'in' && test.side !== 'any');
/** The words that ask whose a target still is; where none says so, nobody asks. */
const THEIRS =
  /\bth(?:at target|ose targets|(?:at|ose) (?:opponent's \w+|\w+ you control|face-(?:up|down) |(?:Attack|Defense) Position ))/;
/** "1 of your banished Dragon monsters" */
const OF_BANISHED: Reader<Target, Speech> = {
  read: (text, at, speech) =>
    [[' of your banished ', 'you'] as const, [" of your opponent's banished ", 'opponent'] as const].flatMap(
      ([of, side]) =>
        [COUNTED, EXCEPTED].flatMap((noun) =>
          target({})`${NUMBERS}${of}${{ filter: noun }}`.read(text, at, speech).map((one) => ({
            ...one,
            value: {
              ...one.value,
              as: freshName(speech.memory),
              filter: [...one.value.filter, { test: 'in', side, zones: ['banished'] } as const],
            },
          })),
        ),
    ),
};
export const TARGET: Said<Target> = rule(() => alsoSaid(FEW_TARGETS, OF_BANISHED));
const FEW_TARGETS: Said<Target> = checked<Target, Speech>(sayTarget, {
  read: (text, at, speech) =>
    TARGETED.read(text, at, speech).flatMap((one) => [
      one,
      ...(isSomebodys(one.value) && THEIRS.test(text.words)
        ? [{ ...one, value: { ...one.value, stillTheirs: true as const } }]
        : []),
    ]),
});
