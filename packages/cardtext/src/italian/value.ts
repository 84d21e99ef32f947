/** What applied effects change about the values of a card, as clauses: "guadagna 500 ATK", "il suo Livello diventa 4". */
import type { Amount, Modifier, StatChange } from '@spellspeed/engine/language';
import { perCard, withoutSign } from '../meaning/amounts.ts';
import type { Table } from '../tables.ts';
import { ORIGINAL, quantity, STATS, type StatName, statNamed } from './amount.ts';
import { after } from './article.ts';
import { composed, type GrammaticalNumber, type Noun } from './noun.ts';
import type { Speech, Subject } from './speech.ts';
import { becomes, does, of, ownOf } from './subject.ts';

type StatModifier = Extract<Modifier, { readonly how: StatChange }>;
/** A value that changes: "ATK", "ATK originale", "ATK/DEF". */
interface Value {
  readonly noun: Noun;
  readonly number: GrammaticalNumber;
}
type Change = (value: Value, modifier: StatModifier, subject: Subject, speech: Speech) => string;

const BECOMES = '{diventa|diventano}';
/** "guadagna 500 ATK", "perde 500 ATK" */
const raise: Change = ({ noun }, { amount }, subject, speech) => {
  const factor = typeof amount === 'number' ? amount : (perCard(amount)?.factor ?? 1);
  // "perde ATK pari a …"
  if (typeof amount === 'object' && amount.count === 'times' && amount.factor === -1 && !perCard(amount))
    return does(subject, `{perde|perdono} ${quantity(amount.amount, noun, speech)}`);
  const words = quantity(amount, noun, speech).replace(/^-/, '');
  return does(subject, `${factor < 0 ? '{perde|perdono}' : '{guadagna|guadagnano}'} ${words}`);
};
/** "il suo ATK diventa 1000" */
const become: Change = ({ noun, number }, { amount }, subject, speech) => {
  const value = of(subject, noun, number);
  // "il suo ATK diventa l'ATK di quel mostro"
  if (typeof amount === 'object' && amount.count === 'stat' && amount.of.ref === 'bound')
    speech.memory.focus = undefined;
  return becomes(value, `${BECOMES} ${speech.words.amount(amount, speech).text}`);
};
/** "raddoppia l'ATK di tutti i mostri Macchina che controlli", "il suo ATK viene dimezzato" */
const multiply: Change = ({ noun, number }, { amount }, subject, speech) => {
  const value = of(subject, noun, number);
  const [verb, done] =
    amount === 2 ? ['raddoppia', 'raddoppiat~'] : amount === 0.5 ? ['dimezza', 'dimezzat~'] : [];
  if (!verb)
    return becomes(
      value,
      `${BECOMES} ${speech.words.amount(amount, speech).text} volte il suo valore attuale`,
    );
  return subject.object.pronoun || subject.name.number === 'one'
    ? becomes(value, `{viene|vengono} ${done}`)
    : `${verb} ${value.text}`;
};
const originalOf = ({ noun, number }: Value): Value => ({ noun: composed(noun, ORIGINAL), number });
const STAT_CHANGES: { readonly [how in StatChange]: Change } = {
  raise,
  set: become,
  restore: ({ noun, number }, _, subject) => {
    const original = ownOf(subject, composed(noun, ORIGINAL), number);
    return becomes(of(subject, noun, number), `${BECOMES} ${number === 'several' ? 'i' : 'il'} ${original}`);
  },
  multiply,
  'set-original': (value, ...rest) => become(originalOf(value), ...rest),
  'multiply-original': (value, ...rest) => multiply(originalOf(value), ...rest),
};
const stat = (modifier: StatModifier & { modifies: StatName }, subject: Subject, speech: Speech): string =>
  STAT_CHANGES[modifier.how](statNamed(modifier.modifies, speech), modifier, subject, speech);
/** "il suo Livello aumenta di 1" */
const shift = (
  { noun }: Value,
  how: 'raise' | 'set',
  amount: Amount,
  subject: Subject,
  speech: Speech,
): string => {
  const { less, by } = withoutSign(amount);
  const { text } = speech.words.amount(how === 'set' ? amount : by, speech);
  if (how === 'set') return becomes(of(subject, noun), `diventa ${text}`);
  return becomes(of(subject, noun), `${less ? 'diminuisce' : 'aumenta'} ${after('di', text)}`);
};

type OfValues = Extract<Modifier, { modifies: StatName | 'level' | 'scale' }>;
export const VALUES: Table<OfValues, 'modifies', string, [Subject, Speech]> = {
  atk: stat,
  def: stat,
  'atk-def': stat,
  level: ({ how, amount }, subject, speech) => shift(STATS.level, how, amount, subject, speech),
  scale: ({ how, amount }, subject, speech) => shift(STATS.scale, how, amount, subject, speech),
};
