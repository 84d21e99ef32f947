/** Conditions that can be read: "you control a Dragon monster", "this card is in Defense Position". */
import {
  type Amount,
  type Condition,
  DAMAGE_STEP_TIMINGS,
  FIELD_ZONES,
  type Filter,
  PHASES,
  type Phase,
  type Side,
  type SummonWay,
  TIMINGS,
  type Timing,
} from '@spellspeed/engine/language';
import { alsoSaid } from '../grammar/also.ts';
import { gathered, maybe } from '../grammar/gather.ts';
import {
  amongThese,
  beginning,
  checked,
  eitherOf,
  meaning,
  NUMBER,
  type Reader,
  readOnly,
  rule,
} from '../grammar/phrase.ts';
import { sideOf } from '../meaning/places.ts';
import { AMOUNT } from './amount.ts';
import { sayCondition } from './condition.ts';
import { conditionsOf } from './heading.ts';
import { HISTORY } from './history-claim.ts';
import { EXCEPTIONS, NOUN, PREFIXES } from './noun.ts';
import { POINTERS } from './reference.ts';
import { A_CARD, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';

type ConditionOf<Kind extends Condition['if']> = Extract<Condition, { readonly if: Kind }>;
type Found = Reader<Condition, Speech>;
const when = <Kind extends Condition['if']>(kind: Kind, constant: Partial<ConditionOf<Kind>> = {}) =>
  // Every condition of this kind has it.
  say<ConditionOf<Kind>>({ if: kind, ...constant } as Partial<ConditionOf<Kind>>);

const controlled =
  (side: Side) =>
  (filter: Filter): Filter => [...filter, { test: 'in', side, zones: FIELD_ZONES }];
/** A noun phrase whose place is said by the verb. */
const SOME: Said<Filter> = readOnly(gathered(PREFIXES.a, NOUN, maybe(EXCEPTIONS)));
const SEVERAL: Said<Filter> = readOnly(NOUN);
/** Where the opponent has been named, so that "their" is clear. */
const knowingOpponent = (phrase: Said<Filter>): Said<Filter> => ({
  ...phrase,
  read: (text, at, speech) =>
    phrase.read(text, at, { ...speech, memory: { ...speech.memory, saidOpponent: true } }).map((one) => ({
      ...one,
      memory: { ...one.memory, saidOpponent: speech.memory.saidOpponent },
    })),
});
interface Some {
  readonly filter: Filter;
  readonly atLeast: number;
  readonly exactly?: true;
}
const exist = (found: Reader<Some, Speech>, place: (filter: Filter) => Filter): Found =>
  meaning(found, ({ filter, ...rest }): Condition => ({ if: 'exist', filter: place(filter), ...rest }));
const not = (found: Found): Found => meaning(found, (condition): Condition => ({ if: 'not', condition }));
const asIs = (filter: Filter): Filter => filter;
const CONTROLLERS = [
  ['you control', 'you'],
  ['your opponent controls', 'opponent'],
  ['they control', 'opponent'],
] as const;
const existence: readonly Found[] = [
  ...CONTROLLERS.flatMap(([words, side]): readonly Found[] => {
    const place = controlled(side);
    return [
      exist(say<Some>({ atLeast: 1 })`${words} ${{ filter: SOME }}`, place),
      exist(say<Some>({})`${words} ${{ atLeast: NUMBER }} or more ${{ filter: SEVERAL }}`, place),
      exist(
        say<Some>({ exactly: true })`${words} exactly ${{ atLeast: NUMBER }} ${{ filter: SEVERAL }}`,
        place,
      ),
      not(exist(say<Some>({ atLeast: 1 })`${words} no ${{ filter: SEVERAL }}`, place)),
    ];
  }),
  ...['you have', 'your opponent has'].flatMap((has): readonly Found[] => {
    // Whose it is that the opponent has, the verb has said.
    const THOSE = has === 'you have' ? SEVERAL : knowingOpponent(SEVERAL);
    return [
      exist(
        say<Some>({ atLeast: 1 })`${has} ${{ filter: has === 'you have' ? SOME : knowingOpponent(SOME) }}`,
        asIs,
      ),
      exist(say<Some>({})`${has} ${{ atLeast: NUMBER }} or more ${{ filter: THOSE }}`, asIs),
      exist(say<Some>({ exactly: true })`${has} exactly ${{ atLeast: NUMBER }} ${{ filter: THOSE }}`, asIs),
      not(exist(say<Some>({ atLeast: 1 })`${has} no ${{ filter: THOSE }}`, asIs)),
      not(
        exist(
          meaning(say<Some>({})`${has} ${{ atLeast: NUMBER }} or less ${{ filter: THOSE }}`, (few) => ({
            ...few,
            atLeast: few.atLeast + 1,
          })),
          asIs,
        ),
      ),
    ];
  }),
  exist(say<Some>({ atLeast: 1 })`there is ${{ filter: SOME }}`, asIs),
  exist(say<Some>({})`there are ${{ atLeast: NUMBER }} or more ${{ filter: SEVERAL }}`, asIs),
  not(exist(say<Some>({ atLeast: 1 })`there are no ${{ filter: SEVERAL }}`, asIs)),
  exist(say<Some>({ atLeast: 1 })`${{ filter: SOME }} is on the field`, controlled('any')),
  ...(
    [
      ['Field Zone', 'field'],
      ['GY', 'gy'],
      ['hand', 'hand'],
    ] as const
  ).flatMap(([name, zone]): readonly Found[] => {
    const place = (filter: Filter): Filter => [...filter, { test: 'in', side: 'you', zones: [zone] }];
    return [
      exist(say<Some>({ atLeast: 1 })`${{ filter: SOME }} is in your ${name}`, place),
      not(exist(say<Some>({ atLeast: 1 })`${{ filter: SOME }} is not in your ${name}`, place)),
    ];
  }),
  exist(say<Some>({ atLeast: 1 })`you have ${{ filter: SOME }} in your field or GY`, (filter) => [
    ...filter,
    { test: 'in', side: 'you', zones: [...FIELD_ZONES, 'gy'] },
  ]),
];

const attachedTo = (host: Filter): Filter => [
  { test: 'in', side: 'any', zones: ['material'] },
  { test: 'attached-to', host },
];
interface Host {
  readonly host: Filter;
  readonly atLeast?: number;
  readonly kind?: Filter;
}
const holds = ({ host, atLeast = 1, kind = [] }: Host): Condition => ({
  if: 'exist',
  filter: [...kind, ...attachedTo(host)],
  atLeast,
});
/** "this card has material", "it has a Dragon monster as material" */
const materials: readonly Found[] = [
  meaning(say<Host>({})`${{ host: A_CARD }} has material`, holds),
  not(meaning(say<Host>({})`${{ host: A_CARD }} has no material`, holds)),
  meaning(say<Host>({})`${{ host: A_CARD }} has ${{ atLeast: NUMBER }} or more material`, holds),
  meaning(say<Host>({})`${{ host: A_CARD }} has ${{ kind: SOME }} as material`, holds),
  meaning(
    say<Host>({})`${{ host: A_CARD }} has ${{ atLeast: NUMBER }} or more ${{ kind: SEVERAL }} as material`,
    holds,
  ),
];
const STATES: readonly (readonly [string, Filter])[] = [
  ['face-up', [{ test: 'face', face: 'up' }]],
  ['face-down', [{ test: 'face', face: 'down' }]],
  ...(['attack', 'defense'] as const).map((position): readonly [string, Filter] => [
    `in face-up ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
    [
      { test: 'face', face: 'up' },
      { test: 'position', position },
    ],
  ]),
  ['in Attack Position', [{ test: 'position', position: 'attack' }]],
  ['in Defense Position', [{ test: 'position', position: 'defense' }]],
  [
    'face-up on the field',
    [
      { test: 'face', face: 'up' },
      { test: 'in', side: 'any', zones: FIELD_ZONES },
    ],
  ],
  ['on the field', [{ test: 'in', side: 'any', zones: FIELD_ZONES }]],
];
/** "an opponent's Dragon monster battles": whose it is, the reference says. */
const fighting = (filter: Filter): Condition => {
  const side = sideOf(filter);
  return {
    if: 'matches',
    what: { ref: 'battling', side: side === 'opponent' ? 'opponent' : 'you' },
    filter: side === 'opponent' || side === 'you' ? filter.filter(({ test }) => test !== 'in') : filter,
  };
};
const matches = (filter: Filter) => when('matches', { filter });
/** "is equipped to a monster" */
const EQUIPPED: Said<Filter> = readOnly(
  meaning(
    say<{ host: Filter }>({})`equipped to ${{ host: A_CARD }}`,
    ({ host }): Filter => [{ test: 'equipped-to', host }],
  ),
);
const states: readonly Found[] = [
  when('matches')`${{ what: POINTERS.subject }} is ${{ filter: EQUIPPED }}`,
  not(when('matches')`${{ what: POINTERS.subject }} is not ${{ filter: EQUIPPED }}`),
  ...STATES.flatMap(([words, filter]): readonly Found[] => [
    matches(filter)`${{ what: POINTERS.subject }} is ${words}`,
    not(matches(filter)`${{ what: POINTERS.subject }} is not ${words}`),
  ]),
  when('matches')`${{ what: POINTERS.subject }} is ${{ filter: A_CARD }}`,
  not(when('matches')`${{ what: POINTERS.subject }} is not ${{ filter: A_CARD }}`),
  when('matches', { what: { ref: 'attacker' } })`${{ filter: A_CARD }} attacks`,
  when('matches', { what: { ref: 'attack-target' } })`${{ filter: A_CARD }} is attacked`,
  meaning(say<{ filter: Filter }>({})`${{ filter: A_CARD }} battles`, ({ filter }) => fighting(filter)),
  when('matches', { what: { ref: 'opponent-in-battle' } })`this card battles ${{ filter: A_CARD }}`,
  when('battled', { within: 'battle' })`${{ what: POINTERS.subject }} battled`,
  when('battled', { within: 'battle-phase' })`${{ what: POINTERS.subject }} battled`,
  when('destroyed-by-this-battle')`${{ what: POINTERS.subject }} was destroyed by the battle`,
  when('attacked-this-turn')`${{ what: POINTERS.subject }} attacked this turn`,
  when(
    'destroyed-by-battle-this-turn',
  )`${{ what: POINTERS.subject }} destroyed ${{ card: A_CARD }} by battle this turn`,
  ...(['you', 'opponent', 'any'] as const).map(
    (owner) =>
      when('sent-to-gy-this-turn', {
        owner,
      })`${{ card: A_CARD }} was sent to ${{ you: 'your GY', opponent: "your opponent's GY", any: 'the GY' }[owner]} this turn`,
  ),
  when('flipped-this-turn')`${{ what: POINTERS.subject }} was flipped face-up this turn`,
];

const WAYS: readonly (readonly [string, readonly SummonWay[]])[] = [
  ['', ['normal', 'tribute', 'flip', 'special']],
  ['Normal ', ['normal', 'tribute']],
  ['Special ', ['special']],
  ['Normal or Special ', ['normal', 'tribute', 'special']],
  ...(['Flip', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Pendulum', 'Link'] as const).map(
    // The way is the word in small letters.
    (word) => [`${word} `, [word.toLowerCase() as SummonWay]] as const,
  ),
];
const history: readonly Found[] = [
  ...WAYS.flatMap(([way, ways]): readonly Found[] => [
    when('came-this-turn', { ways })`${{ what: POINTERS.subject }} was ${way}Summoned this turn`,
    not(when('came-this-turn', { ways })`${{ what: POINTERS.subject }} was not ${way}Summoned this turn`),
  ]),
  when('came-this-turn', {
    what: { ref: 'this' },
  })`this card is in your GY because it was sent there this turn`,
  ...(
    [
      ['', []],
      [' by battle', ['battle']],
      [' by card effect', ['effect']],
      [' by battle or card effect', ['battle', 'effect']],
    ] as const
  ).map(
    ([by, destroyed]) =>
      when('came-this-turn', {
        what: { ref: 'this' },
        destroyed,
      })`this card is in your GY because it was destroyed on the field${by} and sent there this turn`,
  ),
  when('came-this-turn', {
    what: { ref: 'this' },
  })`this card is currently banished, and was banished this turn`,
  not(when('came-this-turn', { what: { ref: 'this' } })`this card was not sent there this turn`),
  // What a Spirit monster says of itself.
  when('any', {
    of: [
      { if: 'came-this-turn', what: { ref: 'this' }, ways: ['normal', 'tribute'] },
      { if: 'flipped-this-turn', what: { ref: 'this' } },
    ],
  })`this card was Normal Summoned this turn or it was flipped face-up this turn`,
  when('attacks-directly', { side: 'opponent' })`a monster attacks your opponent directly`,
  when('attacks-directly', { side: 'you' })`a monster attacks you directly`,
  when('would-take-battle-damage', { side: 'you' })`you would take battle damage`,
];
const YOUR_LP: Amount = { count: 'life-points', side: 'you' };
const THEIR_LP: Amount = { count: 'life-points', side: 'opponent' };
const comparisons: readonly Found[] = [
  not(when('at-least', { left: YOUR_LP, right: THEIR_LP })`your LP is less than your opponent's LP`),
  not(when('at-least', { left: THEIR_LP, right: YOUR_LP })`your opponent's LP is less than your LP`),
  when('at-least')`${{ left: AMOUNT }} is ${{ right: AMOUNT }} or more`,
  when('at-least')`${{ right: AMOUNT }} is ${{ left: AMOUNT }} or less`,
  when('at-least')`${{ left: AMOUNT }} is greater than or equal to ${{ right: AMOUNT }}`,
  not(when('at-least')`${{ left: AMOUNT }} is less than ${{ right: AMOUNT }}`),
];

/** A statement. */
export const CLAIM: Said<Condition> = rule(() => alsoSaid(SAID_CLAIM, ...otherClaims));
const SAID_CLAIM: Said<Condition> = checked(
  (condition, speech) => sayCondition(condition, speech).yes,
  eitherOf(...existence, ...materials, ...states, ...history, ...HISTORY, ...comparisons),
);
const otherClaims: readonly Found[] = [
  exist(say<Some>({ atLeast: 1 })`${{ filter: SOME }} is in a Field Zone`, (filter) => [
    ...filter,
    { test: 'in', side: 'any', zones: ['field'] },
  ]),
  exist(
    say<Some>({})`${{ atLeast: NUMBER }} or more ${{ filter: SEVERAL }} are on the field`,
    controlled('any'),
  ),
  exist(say<Some>({ atLeast: 1 })`a face-up ${{ filter: SEVERAL }} is on the field`, (filter) => [
    { test: 'face', face: 'up' },
    ...controlled('any')(filter),
  ]),
];

const TURNS: readonly (Side | undefined)[] = [undefined, 'you', 'opponent'];
const PHASE_LISTS: readonly (readonly Phase[])[] = [
  [],
  ...PHASES.map((phase) => [phase]),
  ['main1', 'main2'],
  ['main1', 'main2', 'battle'],
];
const TIMING_LISTS: readonly (readonly Timing[])[] = [
  [],
  ...TIMINGS.map((timing) => [timing]),
  DAMAGE_STEP_TIMINGS,
];
const POINTS_IN_TIME: readonly (readonly Condition[])[] = TURNS.flatMap((of) =>
  PHASE_LISTS.flatMap((phases) =>
    TIMING_LISTS.map((timings): readonly Condition[] => [
      ...(of ? [{ if: 'turn', of } as const] : []),
      ...(phases.length > 0 ? [{ if: 'phase', phases } as const] : []),
      ...(timings.length > 0 ? [{ if: 'timing', timings } as const] : []),
    ]),
  ),
).filter(({ length }) => length > 0);
const timesOf = (of: readonly Condition[], speech: Speech): string =>
  conditionsOf({ if: 'all', of }, speech).times;
/** Words with which a point in time begins. */
const STARTS = /^(?:during|at|before|after|outside) /i;
/** Turns, phases and timings that a heading can name: "during your opponent's Battle Phase". */
export const TIMES: Said<readonly Condition[]> = beginning(
  STARTS,
  amongThese(POINTS_IN_TIME, timesOf, ({ you, memory }: Speech) => `${you} ${memory.saidOpponent}`),
);
