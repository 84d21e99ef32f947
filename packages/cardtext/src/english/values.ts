/** Values that change: "gains 500 ATK", "its Level becomes 4". */
import {
  type Amount,
  ATTRIBUTES,
  type Attribute,
  type Modifier,
  RACES,
  type Race,
  type StatChange,
} from '@spellspeed/engine/language';
import { meaning, ownWords, type Reader, words } from '../grammar/phrase.ts';
import { AMOUNT, quantityOf } from './amount.ts';
import { say } from './said.ts';
import { type Speech, thirdPerson } from './speech.ts';

/** The verb of one and of several: "gains", "gain". */
export const verbs = (verb: string): readonly string[] => [thirdPerson(verb), verb];

type Level = Extract<Modifier, { readonly modifies: 'level' }>;
type Stat = 'atk' | 'def' | 'atk-def';
export const UNITS: readonly (readonly [string, Stat])[] = [
  ['ATK', 'atk'],
  ['DEF', 'def'],
  ['ATK/DEF', 'atk-def'],
];
export const statChange = (stat: Stat, how: StatChange, amount: Amount): readonly Modifier[] =>
  stat === 'atk-def' && how !== 'raise' && how !== 'set-original'
    ? [
        { modifies: 'atk', how, amount },
        { modifies: 'def', how, amount },
      ]
    : // "ATK/DEF" is one change where it may be one.
      [{ modifies: stat, how, amount } as Modifier];
const lessened = (amount: Amount): Amount => {
  if (typeof amount === 'number') return -amount;
  return amount.count === 'times'
    ? { ...amount, factor: -amount.factor }
    : { count: 'times', factor: -1, amount };
};
interface ByAmount {
  readonly amount: Amount;
}
export const raised: readonly Reader<readonly Modifier[], Speech>[] = UNITS.flatMap(([unit, stat]) => [
  ...verbs('gain').map((verb) =>
    meaning(say<ByAmount>({})`${verb} ${{ amount: quantityOf(unit) }}`, ({ amount }) =>
      statChange(stat, 'raise', amount),
    ),
  ),
  ...verbs('lose').map((verb) =>
    meaning(say<ByAmount>({})`${verb} ${{ amount: quantityOf(unit) }}`, ({ amount }) =>
      statChange(stat, 'raise', lessened(amount)),
    ),
  ),
]);
/** What stands behind "its ATK". */
const becoming: readonly Reader<readonly Modifier[], Speech>[] = UNITS.flatMap(([unit, stat]) =>
  verbs('become').flatMap((verb) => [
    ...(['', 'original '] as const).map((original) =>
      meaning(say<ByAmount>({})`${original}${unit} ${verb} ${{ amount: AMOUNT }}`, ({ amount }) =>
        statChange(stat, original ? 'set-original' : 'set', amount),
      ),
    ),
    words(`${unit} ${verb} halved`, statChange(stat, 'multiply', 0.5)),
    words(`${unit} ${verb} doubled`, statChange(stat, 'multiply', 2)),
    words(`original ${unit} ${verb} halved`, statChange(stat, 'multiply-original', 0.5)),
    words(`original ${unit} ${verb} doubled`, statChange(stat, 'multiply-original', 2)),
    words(`${unit} ${verb} its original ${unit}`, statChange(stat, 'restore', 0)),
  ]),
);
const levels: readonly Reader<Modifier, Speech>[] = [
  say<Level>({ modifies: 'level', how: 'set' })`Level becomes ${{ amount: AMOUNT }}`,
  say<Level>({ modifies: 'level', how: 'raise' })`Level is increased by ${{ amount: AMOUNT }}`,
  meaning(
    say<ByAmount>({})`Level is reduced by ${{ amount: AMOUNT }}`,
    ({ amount }): Modifier => ({ modifies: 'level', how: 'raise', amount: lessened(amount) }),
  ),
];
/** "its Attribute becomes DARK", "its Type becomes Dragon" */
const kinds: readonly Reader<Modifier, Speech>[] = [
  meaning(
    say<{ attribute: Attribute }>({})`Attribute becomes ${{ attribute: ownWords(ATTRIBUTES) }}`,
    ({ attribute }): Modifier => ({ modifies: 'attribute', attribute }),
  ),
  meaning(
    say<{ race: Race }>({})`Type becomes ${{ race: ownWords(RACES) }}`,
    ({ race }): Modifier => ({ modifies: 'race', race }),
  ),
  words<Modifier>('Attribute becomes that Attribute', { modifies: 'attribute', attribute: 'declared' }),
  words<Modifier>('Type becomes that Type', { modifies: 'race', race: 'declared' }),
];
export const ITS: readonly Reader<readonly Modifier[], Speech>[] = [
  ...becoming,
  ...[...levels, ...kinds].map((one) => meaning(one, (change) => [change])),
  words('effects are negated', [{ modifies: 'effects', how: 'negated' } as const]),
];
