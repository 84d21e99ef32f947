/** What has happened, read as a statement: "you Special Summoned a monster this turn", "this card was Xyz Summoned using "X" as material". */
import {
  type Condition,
  FIELD_ZONES,
  type Filter,
  PHASES,
  type Phase,
  type Reference,
  type Side,
  type SummonWay,
  TIMINGS,
  type Timing,
  type Zone,
} from '@spellspeed/engine/language';
import { hintsOfWords } from '../grammar/hint.ts';
import { eitherOf, fixed, meaning, NUMBER, type Reader, readOnly, rule } from '../grammar/phrase.ts';
import { SUMMON_NAMES } from './names.ts';
import { ZONE_NAMES } from './place.ts';
import { POINTERS } from './reference.ts';
import { A_CARD, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';
import { namesOfPhases, namesOfTimings } from './times.ts';

type Found = Reader<Condition, Speech>;
type Of<Kind extends Condition['if']> = Extract<Condition, { readonly if: Kind }>;
const WHO: readonly (readonly [string, Side])[] = [
  ['you', 'you'],
  ['your opponent', 'opponent'],
  ['they', 'opponent'],
  ['a player', 'any'],
];
const not = (found: Found): Found => meaning(found, (condition): Condition => ({ if: 'not', condition }));
const either = (yes: (did: string) => Found, [did, didNot]: readonly [string, string]): readonly Found[] => [
  yes(did),
  not(yes(didNot)),
];

const when = <Kind extends Condition['if']>(kind: Kind, constant: Partial<Of<Kind>> = {}) =>
  // Every condition of this kind has it.
  say<Of<Kind>>({ if: kind, ...constant } as Partial<Of<Kind>>);
const SEVERAL: Said<Filter> = rule(({ words }) => words.nouns({ count: 'plural' }));
const activated = (who: string): readonly [string, string] => {
  const have = who === 'you' || who === 'they' ? 'have' : 'has';
  return [`${who} ${have} activated`, `${who} ${have} not activated`];
};
/** "you have activated the effect of a "X" monster this turn" */
const effects: readonly Found[] = WHO.flatMap(([who, by]) =>
  either(
    (did) => when('effect-activated-this-turn', { by })`${did} the effect of ${{ card: A_CARD }} this turn`,
    activated(who),
  ),
);
const MONSTER: Filter = [{ test: 'kind', kind: 'monster' }];
const PHASE_LISTS: readonly (readonly Phase[])[] = [...PHASES.map((phase) => [phase]), ['main1', 'main2']];
/** "your opponent has activated a monster effect during your Main Phase this turn" */
const monsterEffects: readonly Found[] = WHO.flatMap(([who, by]) => {
  const ofMonsters = { by, card: MONSTER };
  return [
    ...either(
      (did) => when('effect-activated-this-turn', ofMonsters)`${did} a monster effect this turn`,
      activated(who),
    ),
    ...either(
      (did) =>
        when(
          'effect-activated-this-turn',
          ofMonsters,
        )`${did} a monster effect during your ${{ phases: fixed(PHASE_LISTS, namesOfPhases) }} this turn`,
      activated(who),
    ),
    ...either(
      (did) =>
        when('effect-activated-this-turn', {
          by,
        })`${did} ${{ atLeast: NUMBER }} or more effects of ${{ card: SEVERAL }} this turn`,
      activated(who),
    ),
  ];
});
/** "a "X" Spell was activated by your opponent this turn" */
const cards: readonly Found[] = (
  [
    ['', 'any'],
    ['', 'you'],
    [' by your opponent', 'opponent'],
  ] as const
).flatMap(([whose, by]) =>
  either(
    (was) =>
      meaning(
        say<{ card: Filter }>({})`${{ card: A_CARD }} ${was} activated${whose} this turn`,
        ({ card }): Condition => ({ if: 'effect-activated-this-turn', by, card, what: 'card' }),
      ),
    ['was', 'was not'],
  ),
);

const WAYS: readonly (readonly [string, readonly SummonWay[]])[] = [
  ['Normal', ['normal', 'tribute']],
  ['Special', ['special']],
  ['Normal or Special', ['normal', 'tribute', 'special']],
  ...(['fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link', 'tribute', 'flip'] as const).map(
    (way) => [SUMMON_NAMES[way], [way]] as const,
  ),
];
const STARTS: readonly (Zone | undefined)[] = [undefined, 'extra', 'gy', 'deck', 'hand', 'banished'];
const SINCE: readonly (readonly [string, Pick<Of<'summoned-this-turn'>, 'since'>])[] = [
  ['this turn', {}],
  ['in this turn or the last one', { since: 'last-turn' }],
  ['after activating this card', { since: 'activation' }],
];
/** "you Special Summoned a "X" monster from the Extra Deck this turn" */
const summons: readonly Found[] = WHO.flatMap(([who, by]) =>
  WAYS.flatMap(([way, ways]) =>
    either(
      (did) => {
        const said = STARTS.flatMap((from) =>
          SINCE.map(([when, since]) =>
            meaning(
              say<{ card: Filter }>(
                {},
              )`${did} ${{ card: A_CARD }}${from ? ` from the ${ZONE_NAMES[from]}` : ''} ${when}`,
              ({ card }): Condition => ({
                if: 'summoned-this-turn',
                by,
                card,
                ways,
                atLeast: 1,
                ...(from && { from }),
                ...since,
              }),
            ),
          ),
        );
        return { ...hintsOfWords(`${did} `), read: eitherOf(...said).read };
      },
      [`${who} ${way} Summoned`, `${who} did not ${way} Summon`],
    ),
  ),
);

const MADE_BY: readonly SummonWay[] = ['fusion', 'ritual', 'synchro', 'xyz', 'link'];
interface Made {
  readonly what: Reference;
  readonly material: Filter;
}
const madeOf =
  (way: SummonWay, more: { readonly asTuner?: true } = {}) =>
  ({ what, material }: Made): Condition => ({
    if: 'matches',
    what,
    filter: [{ test: 'summoned-using', way, material, ...more }],
  });
/** "it was Fusion Summoned using a Dragon monster as material" */
const made: readonly Found[] = [
  ...MADE_BY.flatMap((way) =>
    (['was', 'was not'] as const).flatMap((was) =>
      (['', ','] as const).flatMap((comma): readonly Found[] => {
        const ends = [
          ['material', {}],
          ['a Tuner', { asTuner: true }],
        ] as const;
        return ends.map(([as, more]) => {
          const found = meaning(
            say<Made>(
              {},
            )`${{ what: POINTERS.subject }} ${was} ${SUMMON_NAMES[way]} Summoned using ${{ material: A_CARD }}${comma} as ${as}`,
            madeOf(way, more),
          );
          return was === 'was' ? found : not(found);
        });
      }),
    ),
  ),
  ...either(
    (was) =>
      meaning(
        say<Made>(
          {},
        )`${{ what: POINTERS.subject }} ${was} Tribute Summoned by Tributing ${{ material: A_CARD }}`,
        madeOf('tribute'),
      ),
    ['was', 'was not'],
  ),
];

const others: readonly Found[] = [
  ...WHO.flatMap(([who, by]) =>
    either(
      (did) => when('destroyed-this-turn', { by })`${did} ${{ card: A_CARD }} this turn`,
      [`${who} destroyed`, `${who} did not destroy`],
    ),
  ),
  ...either(
    (did) => when('battled-this-turn')`${{ card: A_CARD }} ${did} this turn`,
    ['battled', 'did not battle'],
  ),
  ...either(
    (was) => when('activated-from', { zones: FIELD_ZONES })`this card ${was} Set before activation`,
    ['was', 'was not'],
  ),
  ...either(
    (did) => when('left-the-field')`${{ what: POINTERS.subject }} ${did} the field by this effect`,
    ['left', 'did not leave'],
  ),
  when('attacks-declared-this-turn')`${{ atLeast: NUMBER }} or more attacks have been declared this turn`,
  not(
    when(
      'attacks-declared-this-turn',
    )`fewer than ${{ atLeast: NUMBER }} attacks have been declared this turn`,
  ),
  when('same-names-in-chain')`multiple cards/effects with the same name are in that Chain`,
];
/** That there is this card says it of this card. */
const OTHER_THAN_THIS: Said<Reference> = readOnly({
  read: (...from) => POINTERS.object.read(...from).filter(({ value }) => value.ref !== 'this'),
});
/** "you control it", "your opponent controls that target" */
const control: readonly Found[] = (
  [
    ['you control', 'you do not control', 'you'],
    ['your opponent controls', 'your opponent does not control', 'opponent'],
    ['they control', 'they do not control', 'opponent'],
  ] as const
).flatMap(([yes, no, side]) =>
  either(
    (controls) =>
      when('matches', {
        filter: [{ test: 'in', side, zones: FIELD_ZONES }],
      })`${controls} ${{ what: OTHER_THAN_THIS }}`,
    [yes, no],
  ),
);
/** "it is your opponent's turn", "it is the Battle Phase" */
const TURNS: readonly (readonly [string, Side])[] = [
  ['your turn', 'you'],
  ["your opponent's turn", 'opponent'],
  ["either player's turn", 'any'],
];
const phaseNames: Said<readonly Phase[]> = fixed(PHASE_LISTS, namesOfPhases);
const times: readonly Found[] = [
  ...TURNS.flatMap(([whose, of]) =>
    either((is) => when('turn', { of })`it ${is} ${whose}`, ['is', 'is not']),
  ),
  ...either((is) => when('phase')`it ${is} the ${{ phases: phaseNames }}`, ['is', 'is not']),
  when('timing')`it is ${{
    timings: fixed<readonly Timing[]>(
      TIMINGS.map((timing) => [timing]),
      namesOfTimings,
    ),
  }}`,
];

export const HISTORY: readonly Found[] = [
  ...effects,
  ...monsterEffects,
  ...cards,
  ...summons,
  ...made,
  ...others,
  ...control,
  ...times,
];
