/** What is measured in a noun phrase: "1500 or less", "whose Level is lower than this card's", "with the same Type as that target". */
import type { Amount, Reference, Test } from '@spellspeed/engine/language';
import { part, together } from '../grammar/form.ts';
import { among, eitherOf, meaning, type Reader, readOnly } from '../grammar/phrase.ts';
import { type Measure, measuresOf, strictlyLess } from '../meaning/amounts.ts';
import { aside } from '../memory.ts';
import { AMOUNT, STAT_NAMES, sayAmount } from './amount.ts';
import type { Draft } from './draft.ts';
import { POINTERS } from './reference.ts';
import { type SaidPart, say } from './said.ts';
import { listOf, type Speech } from './speech.ts';

/** "1500 or less", "7 or higher", "4" */
const range = (low: string | undefined, high: string | undefined, more: string, less: string): string => {
  if (low !== undefined && low === high) return low;
  if (low !== undefined && high !== undefined && Number(high) - Number(low) === 1) return `${low} or ${high}`;
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  return low === undefined ? `${high} or ${less}` : `${low} or ${more}`;
};
const wordOf = (value: Amount | undefined): string | undefined =>
  typeof value === 'number' ? value.toString() : undefined;

/** Bounds in numbers, as they stand behind "Level" or before "ATK". */
interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}
const bounds = (more: string, less: string): SaidPart =>
  together<Bounds, Speech>(
    ['min', 'max'],
    among(
      (_, ahead) => boundsIn(ahead),
      ({ min, max }) => {
        const areNumbers = [min, max].every((bound) => bound === undefined || typeof bound === 'number');
        return areNumbers ? range(wordOf(min), wordOf(max), more, less) : undefined;
      },
    ),
  );
const boundsIn = (ahead: string): readonly Bounds[] => {
  const [, low, high] = /^(\d+)(?: (?:or|to) (\d+))?/.exec(ahead) ?? [];
  const [min, max] = [Number(low), Number(high)];
  if (low === undefined) return [];
  return [{ min, max: min }, { min }, { max: min }, ...(high === undefined ? [] : [{ min, max }])];
};
/** "4", "7 or higher", "3 or 4" */
export const HEIGHT = bounds('higher', 'lower');
/** "1500 or less" */
export const QUANTITY = bounds('more', 'less');

type StatTest = Extract<Test, { test: 'stat' }>;
export const sayStat = (test: StatTest, draft: Draft, speech: Speech): Draft => {
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
  return `${Math.abs(more)} ${more < 0 ? 'lower' : 'higher'} than ${speech.words.reference(of.of, 'possessive', own)}`;
};
const unfocused = (speech: Speech): Speech => {
  const own = aside(speech);
  own.memory.focus = undefined;
  return own;
};
/** "equal to that monster's Level", "greater than or equal to … and lower than this card's"; nothing of plain numbers. */
export const sayMeasures = ({ min, max }: Bounds, speech: Speech): string | undefined => {
  const measures = measuresOf(min, max).map((measure) => sayMeasure(measure, speech));
  return measures.length === 0 ? undefined : listOf(measures, 'and');
};
const sayMeasure = ({ how, as }: Measure, speech: Speech): string => {
  if (how === 'same') return sayEqual(as, speech);
  // "its" would be the Level of the card that is compared.
  if (typeof as === 'object' && as.count === 'stat' && as.of.ref === 'this' && how === 'lower')
    return `lower than ${sayAmount(as, unfocused(speech))}`;
  return `${THAN[how]} ${sayAmount(as, speech)}`;
};
const THAN = {
  least: 'greater than or equal to',
  most: 'less than or equal to',
  lower: 'lower than',
} as const;
/** "with the same Type and Attribute as that target" */
export const sayTheSame = (what: string, as: Reference, draft: Draft, speech: Speech): Draft => {
  const others = draft.tail.slice(0, -1);
  const [, before] = /^with the same (.*) as /.exec(draft.tail.at(-1) ?? '') ?? [];
  const tail = before === undefined ? draft.tail : others;
  const words = speech.words.reference(as, 'object', before === undefined ? speech : aside(speech));
  return {
    ...draft,
    tail: [...tail, `with the same ${before ? `${before} and ${what}` : what} as ${words}`],
  };
};

interface Compared {
  readonly as: Amount;
}
const compared = (words: string, means: (as: Amount) => Bounds): SaidPart =>
  together<Bounds, Speech>(
    ['min', 'max'],
    readOnly(meaning(say<Compared>({})`${words} ${{ as: AMOUNT }}`, ({ as }) => means(as))),
  );
/** "less than or equal to this card's ATK", "lower than its Level", found: whether these are the words is asked of the printer. */
export const MEASURED: readonly SaidPart[] = [
  part<Bounds, Speech>()`less than or equal to ${{ max: AMOUNT }}`,
  part<Bounds, Speech>()`greater than or equal to ${{ min: AMOUNT }}`,
  compared('equal to', (as) => ({ min: as, max: as })),
  compared('lower than', (as) => ({ max: { count: 'sum', of: [as, -1] } })),
];
/** "with less ATK than this card" */
export const WITH_LESS: Reader<StatTest, Speech> = eitherOf(
  ...(['atk', 'def'] as const).map((stat) =>
    meaning(
      say<{ of: Reference }>({})`with less ${STAT_NAMES[stat]} than ${{ of: POINTERS.object }}`,
      ({ of }): StatTest => ({
        test: 'stat',
        stat,
        max: { count: 'sum', of: [{ count: 'stat', stat, of, original: false }, -1] },
      }),
    ),
  ),
);
