/** How ATK, DEF and Levels change, as clauses. */
import type { Amount, Modifier, StatChange } from '@spellspeed/engine/language';
import { withoutSign } from '../meaning/amounts.ts';
import { quantity, STAT_NAMES } from './amount.ts';
import type { Speech, Subject } from './speech.ts';
import { does, of } from './subject.ts';

type StatModifier = Extract<Modifier, { readonly how: StatChange }>;

/** What is lost, of what would be gained less than nothing. */
const lessThanNothing = (amount: Amount): Amount | undefined => {
  if (typeof amount === 'number') return amount < 0 ? -amount : undefined;
  if (amount.count !== 'times' || amount.factor >= 0) return undefined;
  return amount.factor === -1 ? amount.amount : { ...amount, factor: -amount.factor };
};
/** "gains 500 ATK", "loses 500 ATK" */
const raise = (unit: string, { amount }: StatModifier, subject: Subject, speech: Speech): string => {
  const lost = lessThanNothing(amount);
  return does(subject, lost === undefined ? 'gain' : 'lose', quantity(lost ?? amount, unit, speech));
};
/** "its ATK becomes 1000" */
const become = (unit: string, { amount }: StatModifier, subject: Subject, speech: Speech): string => {
  if (typeof amount === 'number') return `${of(subject, unit)} becomes ${amount}`;
  // "its ATK becomes that monster's ATK"
  if (amount.count === 'stat' && amount.of.ref === 'bound') speech.memory.focus = undefined;
  return `${of(subject, unit)} becomes ${speech.words.amount(amount, speech)}`;
};
/** "its original ATK becomes halved", "double the ATK of all Machine monsters you control" */
const multiply = (unit: string, { amount }: StatModifier, subject: Subject, speech: Speech): string => {
  const verb = amount === 2 ? 'double' : amount === 0.5 ? 'halve' : undefined;
  if (!verb)
    return `${of(subject, unit)} becomes ${speech.words.amount(amount, speech)} times its current value`;
  return subject.form === 'pronoun'
    ? `${of(subject, unit)} becomes ${verb}d`
    : `${verb} ${of(subject, unit)}`;
};
const STAT_CHANGES: {
  readonly [how in StatChange]: (
    unit: string,
    modifier: StatModifier,
    subject: Subject,
    speech: Speech,
  ) => string;
} = {
  raise,
  set: become,
  restore: (unit, _, subject) =>
    `${of(subject, unit)} becomes ${subject.number === 'several' ? 'their' : 'its'} original ${unit}`,
  multiply,
  'set-original': (unit, ...rest) => become(`original ${unit}`, ...rest),
  'multiply-original': (unit, ...rest) => multiply(`original ${unit}`, ...rest),
};
export const sayStatChange = (
  modifier: StatModifier & { modifies: keyof typeof STAT_NAMES },
  subject: Subject,
  speech: Speech,
) => STAT_CHANGES[modifier.how](STAT_NAMES[modifier.modifies], modifier, subject, speech);

export const sayLevelChange = (
  { how, amount }: Extract<Modifier, { modifies: 'level' }>,
  subject: Subject,
  speech: Speech,
) => {
  const { less, by } = withoutSign(amount);
  const words = speech.words.amount(how === 'set' ? amount : by, speech);
  if (how === 'set') return `${of(subject, 'Level')} becomes ${words}`;
  return `${of(subject, 'Level')} is ${less ? 'reduced' : 'increased'} by ${words}`;
};
