/** What a filter measures: "1500 o inferiore", "con ATK pari o inferiore a quello di quel mostro". */
import type { Amount, Test } from '@spellspeed/engine/language';
import { type Measure, measuresOf, strictlyLess } from '../meaning/amounts.ts';
import { aside } from '../memory.ts';
import { STATS, sayAmount } from './amount.ts';
import { after, belonging } from './article.ts';
import { type Draft, withTail } from './draft.ts';
import type { Speech } from './speech.ts';
import { listOf } from './terms.ts';

/** "1500 o inferiore", "7 o 8", "4" */
export const range = (min: Amount | undefined, max: Amount | undefined): string => {
  if (min !== undefined && min === max) return `${min}`;
  if (typeof min === 'number' && typeof max === 'number')
    return max - min === 1 ? `${min} o ${max}` : `tra ${min} e ${max}`;
  return min === undefined ? `${max} o inferiore` : `${min} o superiore`;
};

export const sayStat = (test: Extract<Test, { test: 'stat' }>, draft: Draft, speech: Speech): Draft => {
  const { min, max } = test;
  const stat = STATS[test.stat].noun.one;
  if (typeof (min ?? 0) === 'number' && typeof (max ?? 0) === 'number')
    return { ...draft, having: [...draft.having, `${stat} di ${range(min, max)}`] };
  const less = strictlyLess(max);
  if (less) {
    const owner = speech.words.reference(less.of, 'object', speech);
    const value = belonging(STATS[less.stat].noun, 'one', owner);
    return withTail(draft, `con ${stat} inferiore ${after('a', value.text)}`);
  }
  const limits = [
    ...(min === undefined ? [] : [`superiore ${after('a', speech.words.amount(min, speech).text)}`]),
    ...(max === undefined ? [] : [`inferiore ${after('a', speech.words.amount(max, speech).text)}`]),
  ];
  return withTail(draft, `con ${stat} pari o ${listOf(limits, 'e')}`);
};

/** "pari al suo Livello", "superiore di 2 a quello di quel bersaglio" */
const sayEqual = (amount: Amount, speech: Speech): string => {
  const [of, more] = typeof amount === 'object' && amount.count === 'sum' ? amount.of : [];
  if (typeof of !== 'object' || of.count !== 'stat' || typeof more !== 'number')
    return `pari ${after('a', sayAmount(amount, speech).text)}`;
  const own = aside(speech);
  own.memory.focus = undefined;
  return `superiore di ${more} a quello ${after('di', speech.words.reference(of.of, 'object', own).text)}`;
};
/** "pari al Livello di quel mostro", "pari o inferiore al …", "inferiore a quello di questa carta" */
const sayMeasure = ({ how, as }: Measure, speech: Speech): string => {
  if (how === 'same') return sayEqual(as, speech);
  return `${THAN[how]} ${after('a', sayAmount(as, speech).text)}`;
};
const THAN = { least: 'pari o superiore', most: 'pari o inferiore', lower: 'inferiore' } as const;
/** "pari o superiore al … e inferiore al …"; nothing of plain numbers. */
export const sayMeasures = (min: Amount | undefined, max: Amount | undefined, speech: Speech): string =>
  listOf(
    measuresOf(min, max).map((measure) => sayMeasure(measure, speech)),
    'e',
  );
