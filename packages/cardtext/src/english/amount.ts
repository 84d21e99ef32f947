/** Numbers: "500", "its original ATK", "the number of cards in your hand". */
import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
  FIELD_ZONES,
  type Filter,
  type Reference,
  type Side,
} from '@spellspeed/engine/language';
import {
  among,
  checked,
  eitherOf,
  iso,
  isSame,
  meaning,
  NUMBER,
  named,
  oneOf,
  onlyIf,
  printing,
  printOnly,
  type Reader,
  readOnly,
  rule,
  words,
} from '../grammar/phrase.ts';
import { perCard } from '../meaning/amounts.ts';
import { isTheField } from '../meaning/places.ts';
import { takenFor } from '../meaning/summoning.ts';
import { boundKey, type Memory } from '../memory.ts';
import { type Phrases, phraseOf } from '../tables.ts';
import { sayPlace, whose } from './place.ts';
import { POINTERS } from './reference.ts';
import { COUNTER, type Said, SEVERAL_COUNTERS, say } from './said.ts';
import { listOf, pluralOf, type Speech, your } from './speech.ts';

export const STAT_NAMES = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Level',
  scale: 'Pendulum Scale',
  rank: 'Rank',
  'atk-def': 'ATK/DEF',
} as const;

const { 'atk-def': _, ...OF_A_CARD } = STAT_NAMES;
const VALUE = named(OF_A_CARD);
const POINTS = named({ atk: 'ATK', def: 'DEF' });
const TOTALLED = named({ atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank' });
/** "monsters you control", "all monsters you control" */
const CARDS_MEANT = {
  plural: rule<Filter, Speech>(({ words }) => words.nouns({ count: 'plural' })),
  all: rule<Filter, Speech>(({ words }) => words.nouns({ count: 'all' })),
  each: rule<Filter, Speech>(({ words }) => words.nouns({ count: 'each' })),
} as const;
const NAMED_APART = rule<Filter, Speech>(({ words }) =>
  words.nouns({ count: 'plural', with: 'different names' }),
);
const WHOSE: Said<Side> = among(() => ['you', 'opponent', 'any'], whose);
const COUNTED: Said<Countable> = rule(() => COUNTABLE);
const isCounted = (amount: Amount): amount is Countable => typeof amount !== 'number';
const COUNTED_AMOUNT: Said<Amount> = iso(
  COUNTED,
  (counted): Amount => counted,
  (amount) => (isCounted(amount) ? amount : undefined),
);
export const AMOUNT: Said<Amount> = rule(() => oneOf(NUMBERED, COUNTED_AMOUNT));
export const NUMBERED: Said<Amount> = iso(
  NUMBER,
  (number): Amount => number,
  (amount) => (isCounted(amount) ? undefined : amount),
);
const levelsAndRanks = (filter: Filter): CountableOf<'sum'> => ({
  count: 'sum',
  of: [
    { count: 'total', stat: 'level', filter },
    { count: 'total', stat: 'rank', filter },
  ],
});
type Noted = Extract<Countable, { count: 'noted' }>;
/** What was noted, here or by the event. */
function notedIn({ memory }: Speech): readonly Noted[] {
  const names = [
    ...memory.notes.keys(),
    EVENT_DAMAGE,
    EVENT_BATTLE_DAMAGE,
    EVENT_EFFECT_DAMAGE,
    EVENT_MATERIALS,
  ];
  return [...names.map((name): Noted => ({ count: 'noted', name })), ...namedIn(memory)];
}
/** Cards that the text has named, which are as many as it was done to. How many were targeted is no matter. */
const namedIn = ({ mentions }: Memory): readonly Noted[] =>
  mentions
    .entries()
    .flatMap(([key, { as, number }]) =>
      as === 'other' && number === 'several' && key.startsWith(BOUND)
        ? [{ count: 'noted', name: key.slice(BOUND.length) }]
        : [],
    );
const BOUND = boundKey('');

type CountableOf<Kind extends Countable['count']> = Extract<Countable, { readonly count: Kind }>;
/** A form of what can be counted. */
const count = <Kind extends Countable['count']>(
  kind: Kind,
  constant: Partial<CountableOf<Kind>> = {},
  // Every countable of this kind has it.
) => say<CountableOf<Kind>>({ count: kind, ...constant } as Partial<CountableOf<Kind>>);

const TAKEN_TO = {
  tribute: 'Tributed to Special',
  banish: 'banished to Special',
  'send-to-gy': 'sent to the GY to Special',
  material: 'used as material to',
} as const;
/** What is multiplied is no product: a phrase that began with itself would never be read. */
const MULTIPLIED: Said<Countable> = rule(() => {
  const { times: _, ...others } = COUNTABLES;
  return { ...COUNTED, ...eitherOf<Countable, Speech>(...Object.values(others)) };
});
const COUNTABLES: Phrases<Countable, 'count', Speech> = {
  card: count('card')`${{ what: POINTERS.object }}`,
  cards: oneOf(
    count('cards', { different: 'names' })`the number of ${{ filter: NAMED_APART }}`,
    count('cards', {
      different: 'attributes',
    })`the number of different Attributes among ${{ filter: CARDS_MEANT.plural }}`,
    count('cards', {
      different: 'monster-card-types',
    })`the number of monster card types (Ritual, Fusion, Synchro, Xyz, Pendulum, and Link) among ${{ filter: CARDS_MEANT.plural }}`,
    count('cards')`the number of ${{ filter: CARDS_MEANT.plural }}`,
  ),
  referenced: printOnly(
    ({ what }, speech) =>
      `the number of ${speech.words.reference(what, 'object', speech).replace(/^the /, '')}`,
  ),
  materials: printOnly(
    ({ filter, of, different }, speech) =>
      `the number of ${different === 'names' ? 'different names among the ' : different ? 'different original Attributes of the ' : ''}${speech.words.phrase(filter, { count: 'plural', place: 'unsaid' }, speech)} ${TAKEN_TO[takenFor(speech.card, of)]} Summon ${speech.words.reference(of, 'object', speech)}`,
  ),
  stat: oneOf(
    count('stat', { original: true })`${{ of: POINTERS.possessive }} original ${{ stat: VALUE }}`,
    count('stat', { original: false })`${{ of: POINTERS.possessive }} ${{ stat: VALUE }}`,
  ),
  total: oneOf(
    count('total', {
      original: true,
    })`the combined original ${{ stat: TOTALLED }} of ${{ filter: CARDS_MEANT.all }}`,
    count('total')`the combined ${{ stat: TOTALLED }} of ${{ filter: CARDS_MEANT.all }}`,
  ),
  highest: count('highest')`the highest ${{ stat: POINTS }} of ${{ filter: CARDS_MEANT.all }}`,
  'activated-this-turn': printOnly(({ by, card, beside }, speech) => {
    const cards = speech.words.phrase(card, { count: 'plural' }, speech).replace(/s$/, ' Cards');
    const activated = `${by === 'you' ? speech.you : `${your(speech)} opponent`} activated`;
    return `the number of ${cards} ${activated} this turn while ${speech.words.reference(beside, 'subject', speech)} was face-up on ${your(speech)} field`;
  }),
  'chain-link': count('chain-link')`the Chain Link number of this card`,
  'link-rating': count('link-rating')`${{ of: POINTERS.possessive }} Link Rating`,
  counters: count(
    'counters',
  )`the number of ${{ counter: SEVERAL_COUNTERS }} on ${{ filter: CARDS_MEANT.plural }}`,
  'life-points': count('life-points')`${{ side: WHOSE }} LP`,
  'battle-damage': printOnly(
    ({ to }, speech) =>
      `the battle damage ${to === 'you' ? speech.you : to === 'opponent' ? `${whose('opponent', speech)}` : 'the players'} would take`,
  ),
  every: printOnly(
    ({ points, of }, speech) => `the number of times ${points} is in ${sayCountable(of, speech)} (round up)`,
  ),
  noted: among(notedIn, ({ name }, { memory }) => {
    const counted = memory.mentions.get(boundKey(name));
    return (
      memory.notes.get(name) ??
      EVENT_NUMBERS[name] ??
      (counted ? `the number of those ${pluralOf(counted.noun)}` : 'that amount')
    );
  }),
  'total-had': oneOf(
    count('total-had', {
      original: true,
      stat: 'level',
    })`the combined original Levels of ${{ of: POINTERS.object }}`,
    count('total-had', {
      original: true,
    })`the combined original ${{ stat: POINTS }} of ${{ of: POINTERS.object }}`,
    count(
      'total-had',
    )`the total ${{ stat: POINTS }} ${{ of: POINTERS.subject }} had while face-up on the field`,
  ),
  sum: oneOf(
    iso(
      say<{ filter: Filter }>({})`the total Levels and Ranks of ${{ filter: CARDS_MEANT.all }}`,
      ({ filter }) => levelsAndRanks(filter),
      (sum) => {
        const [first] = sum.of;
        const filter = typeof first === 'object' && first.count === 'total' ? first.filter : undefined;
        return filter && isSame(sum, levelsAndRanks(filter)) ? { filter } : undefined;
      },
    ),
    printOnly(
      ({ of }, speech) =>
        `the total of ${listOf(
          of.map((each) => sayAmount(each, speech)),
          'and',
        )}`,
    ),
  ),
  excess: count('excess')`the difference between ${{ of: AMOUNT }} and ${{ over: AMOUNT }}`,
  greater: count('greater')`${{ of: COUNTED }} or ${{ or: COUNTED }} (whichever is higher)`,
  times: oneOf(
    count('times', { factor: 0.5 })`half ${{ amount: COUNTED }}`,
    count('times', { factor: 2 })`double ${{ amount: COUNTED }}`,
    onlyIf(({ factor }) => factor !== -1, count('times')`${{ amount: MULTIPLIED }} x ${{ factor: NUMBER }}`),
    // A change by less than 0 is said by its verb: "loses".
    printOnly(({ amount }, speech) => sayCountable(amount, speech)),
  ),
};
/** What an event tells in numbers. */
const EVENT_NUMBERS: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'the battle damage you took',
  [EVENT_EFFECT_DAMAGE]: 'the effect damage you took',
  [EVENT_MATERIALS]: 'the number of materials this card had',
};
const COUNTABLE = phraseOf('count', COUNTABLES);
const sayCountable = printing(COUNTABLE);

export const sayAmount = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount}` : sayCountable(amount, speech);

/** "500 ATK", "500 ATK for each Dragon monster on the field", "ATK equal to its original ATK" */
export const quantity = (amount: Amount, unit: string, speech: Speech, infix = ''): string => {
  if (typeof amount === 'number') return `${amount} ${unit}${infix}`;
  const each = perCard(amount);
  if (each) return `${each.factor} ${unit}${infix} for ${eachOf(each.filter, speech)}`;
  const held = perCounter(amount);
  if (held) return `${held.factor} ${unit}${infix} for each ${held.counter} ${onCards(held.filter, speech)}`;
  const named = perNamed(amount, speech);
  if (named) return `${named.factor} ${unit}${infix} for ${named.each}`;
  return `${unit}${infix} equal to ${sayCountable(amount, speech)}`;
};
/** So many for each of the cards that the text has named. */
const perNamed = (amount: Countable, speech: Speech) => {
  const [factor, counted] = amount.count === 'times' ? [amount.factor, amount.amount] : [1, amount];
  const each = counted.count === 'noted' ? eachNamed(counted, speech) : undefined;
  return each === undefined || factor < 1 ? undefined : { factor, each };
};
/** "each of those monsters" */
const eachNamed = ({ name }: Noted, { memory }: Speech): string | undefined => {
  const mention = memory.notes.has(name) ? undefined : memory.mentions.get(boundKey(name));
  return mention && `each of those ${pluralOf(mention.noun)}`;
};
const EACH_NAMED: Said<Noted> = among(({ memory }) => namedIn(memory), eachNamed);
/** Is it one, or one for each of some? */
export const isOne = (count: Amount, speech: Speech): boolean => {
  if (typeof count === 'number') return count === 1;
  return (perCard(count) ?? perNamed(count, speech))?.factor === 1;
};
interface PerCounter {
  readonly factor: number;
  readonly counter: string;
  readonly filter: Filter;
}
/** So many for each counter. */
const perCounter = (amount: Countable): PerCounter | undefined => {
  const [factor, counted] = amount.count === 'times' ? [amount.factor, amount.amount] : [1, amount];
  return counted.count === 'counters' && factor > 1 ? { factor, ...counted } : undefined;
};
const onCards = (filter: Filter, speech: Speech): string => {
  const [only, more] = filter;
  const isAnywhere = only?.test === 'in' && only.side === 'any' && isTheField(only.zones) && !more;
  return isAnywhere ? 'on the field' : `on ${speech.words.phrase(filter, { count: 'singular' }, speech)}`;
};
const CARRIERS: Reader<Filter, Speech> = eitherOf<Filter, Speech>(
  words('on the field', [{ test: 'in', side: 'any', zones: FIELD_ZONES }]),
  meaning(
    say<{ what: Reference }>({})`on ${{ what: POINTERS.object }}`,
    ({ what }): Filter => [{ test: 'is', what }],
  ),
);
/** The same, read: "300 damage to your opponent for each monster they control". */
export const quantityOf = (unit: string, infix = ''): Said<Amount> =>
  rule(() =>
    checked(
      (amount, speech) => quantity(amount, unit, speech, infix),
      eitherOf<Amount, Speech>(
        meaning(say<{ amount: Amount }>({})`${{ amount: NUMBERED }} ${unit}${infix}`, ({ amount }) => amount),
        meaning(
          say<PerCard>({})`${{ factor: NUMBER }} ${unit}${infix} for ${{ filter: CARDS_MEANT.each }}`,
          forEach,
        ),
        meaning(
          say<PerCounter>(
            {},
          )`${{ factor: NUMBER }} ${unit}${infix} for each ${{ counter: COUNTER }} ${{ filter: readOnly(CARRIERS) }}`,
          ({ factor, counter, filter }): Amount => ({
            count: 'times',
            factor,
            amount: { count: 'counters', counter, filter },
          }),
        ),
        meaning(
          say<{ factor: number; each: Noted }>(
            {},
          )`${{ factor: NUMBER }} ${unit}${infix} for ${{ each: EACH_NAMED }}`,
          ({ factor, each }): Amount => (factor === 1 ? each : { count: 'times', factor, amount: each }),
        ),
        meaning(
          say<{ amount: Countable }>({})`${unit}${infix} equal to ${{ amount: COUNTED }}`,
          ({ amount }) => amount,
        ),
      ),
    ),
  );
interface PerCard {
  readonly factor: number;
  readonly filter: Filter;
}
const forEach = ({ factor, filter }: PerCard): Amount => {
  const amount = { count: 'cards', filter } as const;
  return factor === 1 ? amount : { count: 'times', factor, amount };
};
/** "each Dragon monster you control"; "each of them that is a Dragon monster", if the text has just spoken of them. */
const eachOf = (filter: Filter, speech: Speech): string => {
  const others = filter.filter(({ test }) => test !== 'is');
  if (others.length === filter.length) return speech.words.phrase(filter, { count: 'each' }, speech);
  if (others.length === 0) return 'each of them';
  const [place, more] = others;
  if (place?.test === 'in' && !more) return `each of them ${sayPlace(place, { count: 'each' }, speech)}`;
  return `each of them that is ${speech.words.phrase(others, { count: 'a' }, speech)}`;
};
