/** Materials and Summoning conditions, read. */

import {
  type Card,
  type Condition,
  FIELD_ZONES,
  type Filter,
  type Material,
  type MaterialText,
  type MaterialUse,
  type MonsterCard,
  type Procedure,
  type Summoning,
  type Zone,
} from '@spellspeed/engine/language';
import { listed } from '../grammar/list.ts';
import { eitherOf, meaning, QUOTED, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import { textOf } from '../grammar/text.ts';
import { startsSomething } from '../meaning/refused/parts.ts';
import { emptyMemory } from '../memory.ts';
import { ENGLISH, WORDS } from './english.ts';
import { allOf } from './kinds.ts';
import { SUMMON_NAMES } from './names.ts';
import { nounsIn } from './noun.ts';
import { CLAIMS } from './occasion.ts';
import { A_CARD, ACTION, type Said as SaidOf, say, spoken } from './said.ts';
import { capital, listOf, quoted, type Speech } from './speech.ts';
import { PLACES as PLACE_NAMES, sayUses } from './summoning.ts';

const speechOf = (card: Card): Speech => ({
  card,
  memory: emptyMemory(),
  mood: 'imperative',
  you: 'you',
  from: [],
  words: WORDS,
});
const filtersIn = (card: Card, words: string, count: 'plural' | 'singular'): readonly Filter[] =>
  nounsIn({ count })
    .read(textOf(words), 0, speechOf(card))
    .filter(({ to }) => to === words.length)
    .map(({ value }) => value);

/** "2+ Effect Monsters", "1 Tuner" */
const materialsIn = (card: Card, words: string): readonly Material[] => {
  const [, number, more, rest] = /^(\d+)(\+| or more)? (.*)$/.exec(words) ?? [];
  if (number === undefined || rest === undefined)
    return filtersIn(card, words, 'singular').map((filter) => ({ filter, count: 1 }));
  const count = Number(number);
  const isPlural = count > 1 || more !== undefined;
  return filtersIn(card, rest, isPlural ? 'plural' : 'singular').map((filter) => ({
    filter,
    count,
    ...(more !== undefined && { orMore: true }),
  }));
};
const listIn = (card: Card, words: string): readonly Material[] | undefined => {
  const all = words.split(/ \+ (?=(?:[^"]*"[^"]*")*[^"]*$)/).map((one) => materialsIn(card, one)[0]);
  const found = all.flatMap((one) => one ?? []);
  return found.length === all.length ? found : undefined;
};

/** What a text says in one sentence of its Summons, where that is one of a few things. */
type ProperWay = NonNullable<Summoning['only']>[number];
const WAYS: readonly ProperWay[] = [
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'link',
  'pendulum',
  'own-effect',
  'effect',
];
const LIE: readonly Pick<Procedure, 'materialsIn' | 'materialsOf'>[] = [
  { materialsIn: FIELD_ZONES },
  { materialsIn: ['monsters'] },
  { materialsIn: ['hand', ...FIELD_ZONES] },
  { materialsIn: ['gy', ...FIELD_ZONES] },
  { materialsIn: ['hand', ...FIELD_ZONES, 'gy'] },
  { materialsIn: ['monsters'], materialsOf: 'any' },
];
/** "(from your Extra Deck) by banishing the above cards you control" */
const USED: readonly Summoning[] = (['sent-to-gy', 'banished', 'shuffled-into-deck'] as const).flatMap(
  (materials) =>
    LIE.flatMap((materialsIn): readonly Summoning[] => {
      const procedure: Procedure = { from: ['extra'], materials, ...materialsIn };
      return [{ procedure }, { only: ['procedure'], procedure }, { first: ['procedure'], procedure }];
    }),
);
const CONDITIONS: readonly Summoning[] = [
  ...USED,
  { normal: { never: true } },
  { only: [] },
  ...WAYS.flatMap((way): readonly Summoning[] => [{ only: [way] }, { first: [way] }]),
  { oncePerTurn: true },
  { noSubstitutes: true },
  ...([['gy'], ['deck'], ['extra'], ['hand'], ['banished']] as const).map((neverFrom) => ({ neverFrom })),
];
const said = (card: MonsterCard): readonly string[] =>
  ENGLISH.summoning({ card, memory: emptyMemory() }).map((one) => `${capital(one)}.`);

// Procedures ---------------------------------------------------------------------------------------------------------

const FROM: readonly (readonly Zone[])[] = [
  ['hand'],
  ['deck'],
  ['gy'],
  ['hand', 'gy'],
  ['banished'],
  ['extra'],
];
/** "…, but banish it when it leaves the field" is said of the monster that is Summoned so, which is not there yet when this is done. */
const DONE_FOR_IT: typeof ACTION = readOnly({
  read: (text, at, speech) => ACTION.read(text, at, speech).filter(({ value }) => !startsSomething(value)),
});
const BY = spoken({ mood: 'gerund' }, DONE_FOR_IT);
type Said = Omit<Procedure, 'from'>;
/** To whose field, with a deed or without, in which position. */
const HOW = (['', " to your opponent's field"] as const).flatMap((field) =>
  [true, false].flatMap((does) =>
    (
      [
        ['', undefined],
        [' in Attack Position', ['attack']],
        [' in Defense Position', ['defense']],
      ] as const
    ).map(([position, positions]) => ({
      field,
      does,
      position,
      ...(field !== '' && { to: 'opponent' as const }),
      ...(positions && { positions }),
    })),
  ),
);
/** "A and B" */
const ALL: SaidOf<Condition> = readOnly(meaning(CLAIMS, (of): Condition => allOf(of) ?? { if: 'all', of }));
const procedures: readonly Reader<Summoning, Speech>[] = FROM.flatMap((from) => {
  const place = `(from your ${listOf(
    from.map((zone) => PLACE_NAMES[zone] ?? ''),
    'or',
  )})`;
  const as =
    (way: 'only' | 'first' | undefined) =>
    (procedure: Omit<Procedure, 'from'>): Summoning => ({
      procedure: { from, ...procedure },
      ...(way && { [way]: ['procedure'] }),
    });
  return HOW.flatMap((how) => {
    const { field, does, position, ...constant } = how;
    const means = `${place}${field}`;
    const said = say<Said>({});
    const free = (reader: Reader<Said, Speech>): Reader<Summoning, Speech> =>
      meaning(reader, (procedure) => as(undefined)({ ...procedure, ...constant }));
    const proper = (way: 'only' | 'first', reader: Reader<Said, Speech>): Reader<Summoning, Speech> =>
      meaning(reader, (procedure) => as(way)({ ...procedure, ...constant }));
    return does
      ? [
          free(said`you can Special Summon this card ${means} by ${{ does: BY }}${position}.`),
          free(
            said`if ${{ condition: ALL }}, you can Special Summon this card ${means} by ${{ does: BY }}${position}.`,
          ),
          proper('only', said`must be Special Summoned ${means} by ${{ does: BY }}${position}.`),
          proper('first', said`must first be Special Summoned ${means} by ${{ does: BY }}${position}.`),
          proper(
            'only',
            said`must be Special Summoned ${means} by ${{ does: BY }}${position}, while ${{ condition: ALL }}.`,
          ),
          proper(
            'first',
            said`must first be Special Summoned ${means} by ${{ does: BY }}${position}, while ${{ condition: ALL }}.`,
          ),
        ]
      : [
          free(said`if ${{ condition: ALL }}, you can Special Summon this card ${means}${position}.`),
          proper('only', said`must be Special Summoned ${means}${position}, while ${{ condition: ALL }}.`),
          proper(
            'first',
            said`must first be Special Summoned ${means}${position}, while ${{ condition: ALL }}.`,
          ),
        ];
  });
});
/** "You can Normal Summon this card without Tributing" */
const untributed: readonly Reader<Summoning, Speech>[] = (['', '/Set'] as const).flatMap((set) => [
  words<Summoning>(`you can Normal Summon${set} this card without Tributing.`, {
    normal: { withoutTributing: { if: 'all', of: [] }, ...(set === '' && { onlySummonedSo: true }) },
  }),
  meaning(
    say<{ condition: Condition }>(
      {},
    )`if ${{ condition: ALL }}, you can Normal Summon${set} this card without Tributing.`,
    ({ condition }): Summoning => ({
      normal: { withoutTributing: condition, ...(set === '' && { onlySummonedSo: true }) },
    }),
  ),
]);
const NAMES = listed(QUOTED, 'or');
/** ""X" Ritual Spell" */
const RITUAL_SPELL: SaidOf<Filter> = rule(() => nounsIn({ count: 'singular' }));
const others: readonly Reader<Summoning, Speech>[] = [
  meaning(
    say<{ names: readonly string[] }>({})`you can Ritual Summon this card with ${{ names: NAMES }}.`,
    ({ names }) => ({
      ritualSpell: [{ test: 'named', names }],
    }),
  ),
  meaning(
    say<{ spell: Filter }>({})`you can Ritual Summon this card with any ${{ spell: RITUAL_SPELL }}.`,
    ({ spell }) => ({ ritualSpell: spell }),
  ),
  meaning(
    say<{ names: readonly string[] }>({})`must be Special Summoned by ${{ names: NAMES }}.`,
    ({ names }) => ({
      onlyByEffectOf: names,
    }),
  ),
  meaning(
    say<{ names: readonly string[] }>({})`must first be Special Summoned by ${{ names: NAMES }}.`,
    ({ names }) => ({ firstByEffectOf: names }),
  ),
];
const onlyIf: Reader<Summoning, Speech> = meaning(
  say<{ condition: Condition }>({})`cannot be Normal Summoned, unless ${{ condition: ALL }}.`,
  ({ condition }): Summoning => ({ normal: { onlyIf: condition } }),
);
const SUMMONINGS = eitherOf(onlyIf, ...procedures, ...untributed, ...others);
/** What the words could say of a procedure; printing tells. */
const readIn = (card: MonsterCard, words: string): Summoning | undefined => {
  const always = said(card);
  return SUMMONINGS.read(textOf(words), 0, speechOf(card))
    .filter(({ to }) => to === words.length)
    .map(({ value }) => value)
    .find((summoning) => {
      const more = said({ ...card, summoning }).filter(
        (one) => !always.includes(one) && one !== NEVER_NORMAL,
      );
      return more.length === 1 && more[0] === words;
    });
};
/** It is said of every monster that must be Special Summoned. */
const NEVER_NORMAL = 'Cannot be Normal Summoned/Set.';

const known = new WeakMap<MonsterCard, ReadonlyMap<string, Summoning>>();
/** What each sentence of this card would mean. */
const sayingsOf = (card: MonsterCard): ReadonlyMap<string, Summoning> => {
  const before = known.get(card);
  if (before) return before;
  const always = said(card);
  const all = new Map<string, Summoning>();
  for (const summoning of CONDITIONS) {
    const [words, ...more] = said({ ...card, summoning })
      .filter((one) => !always.includes(one))
      .sort((left, right) => Number(left === NEVER_NORMAL) - Number(right === NEVER_NORMAL));
    const isAlone = more.every((one) => one === NEVER_NORMAL);
    if (words !== undefined && isAlone && !all.has(words)) all.set(words, summoning);
  }
  known.set(card, all);
  return all;
};

/** "You can only Special Summon "X" once per turn this way." */
const limitOfProcedure = ({ name }: Card, words: string): Summoning | undefined =>
  words === `You can only Special Summon ${quoted(name)} once per turn this way.`
    ? { procedure: { from: [], limit: { of: 'use', times: 1, within: 'turn' } } }
    : undefined;

/** What the sentence or the line says of the card's Summons; nothing if it speaks of something else. */
export const summoningSaidBy = (card: Card, words: string): Summoning | undefined => {
  if (card.kind !== 'monster') return undefined;
  // Whatever is said of Summons names them.
  if (words.endsWith('.') && !words.includes('Summon')) return undefined;
  if (words.endsWith('.'))
    return sayingsOf(card).get(words) ?? limitOfProcedure(card, words) ?? readIn(card, words);
  const asListed = words.replace(/ or more /g, '+ ').replace(/(monsters),? including /, '$1, including ');
  return materialTextsIn(card, asListed).find(
    (summoning) => ENGLISH.materials({ card: { ...card, summoning }, memory: emptyMemory() }) === asListed,
  );
};
const DIFFERENT = { names: 'names', attributes: 'Attributes', races: 'Types' } as const;
/** What a list of materials could mean: of them all together something more may be said. */
const materialTextsIn = (card: Card, words: string): readonly Summoning[] => {
  const [list = '', with_ = ''] = words.split(', including ');
  const including = with_ === '' ? [undefined] : includedIn(card, with_);
  return LIKENESSES.flatMap(({ said, ...alike }) => {
    const materials = list.endsWith(said)
      ? listIn(card, list.slice(0, list.length - said.length))
      : undefined;
    return materials
      ? including.map((some) => ({ materials, ...alike, ...(some && { including: some }) }))
      : [];
  });
};
type Likeness = Pick<Summoning, 'same' | 'different'> & { readonly said: string };
const SAME = [[], ['race'], ['attribute'], ['race', 'attribute']] as const;
const SAME_NAMES = { race: 'Type', attribute: 'Attribute' } as const;
/** In what the materials are alike, and in what they differ. */
const LIKENESSES: readonly Likeness[] = SAME.flatMap((same) =>
  (['names', 'attributes', 'races', undefined] as const).map((different): Likeness => {
    const alike = same.length > 0 ? ` with the same ${same.map((of) => SAME_NAMES[of]).join(' and ')}` : '';
    const but = alike === '' ? ' with' : ', but';
    const unlike = different ? `${but} different ${DIFFERENT[different]}` : '';
    return {
      said: `${alike}${unlike}`,
      ...(same.length > 0 && { same }),
      ...(different && { different }),
    };
  }),
);
/** "a "X" monster" */
const includedIn = (card: Card, words: string): readonly Filter[] =>
  A_CARD.read(textOf(words), 0, speechOf(card))
    .filter(({ to }) => to === words.length)
    .map(({ value }) => value);

const USES = ['fusion', 'synchro', 'xyz', 'link'] as const;
/** All sets of Summons, in the order in which they are named. */
const USE_LISTS: readonly (readonly MaterialUse[])[] = Array.from({ length: 15 }, (_, index) =>
  USES.filter((_use, place) => ((index + 1) >> place) % 2 === 1),
);
/** "Cannot be used as Synchro Material, except for the Summon of a Dragon monster." */
const NEVER_MATERIAL = 'Cannot be used as ';
const EXCEPT = /^(Cannot be used as .*), except for the Summon of (an? .*)\.$/;
/** What the sentence says of this card as material; nothing if it speaks of something else. */
export const asMaterialSaidBy = (card: Card, words: string): MaterialText | undefined => {
  if (!words.startsWith(NEVER_MATERIAL)) return undefined;
  const [, start, monster] = EXCEPT.exec(words) ?? [];
  return USE_LISTS.flatMap((uses): readonly MaterialText[] => {
    const never = `${NEVER_MATERIAL}${sayUses(uses)}`;
    if (words === `${never}.`) return [{ for: uses, says: 'never' }];
    const [use] = uses;
    if (use && words === `${never} the turn it is ${SUMMON_NAMES[use]} Summoned.`)
      return [{ for: uses, says: 'not-the-turn-it-is-summoned' }];
    if (start !== never || monster === undefined) return [];
    return A_CARD.read(textOf(monster), 0, speechOf(card))
      .filter(({ to }) => to === monster.length)
      .map(({ value }) => ({ for: uses, says: 'only-for', monster: value }));
  })[0];
};
