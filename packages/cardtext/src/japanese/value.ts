/** What applied effects change about the values of a card: "攻撃力は５００アップする". */
import type { Modifier, StatChange } from '@spellspeed/engine/language';
import { perCard, withoutSign } from '../meaning/amounts.ts';
import type { Table } from '../tables.ts';
import { asManyAs, quantity } from './amount.ts';
import { type Clause, clause } from './clause.ts';
import { becomes, type ModifierOf, of } from './predicate.ts';
import type { Predicate, Speech, Subject } from './speech.ts';
import { STAT_NAMES, wide } from './terms.ts';
import { godan, suru } from './verb.ts';

type StatModifier = Extract<Modifier, { readonly how: StatChange }>;
/** "５００アップする", "自分の手札の数×１００ダウンする" */
const raise = ({ amount }: StatModifier, speech: Speech): Clause => {
  const factor =
    typeof amount === 'number'
      ? amount
      : (perCard(amount)?.factor ?? (amount.count === 'times' ? amount.factor : 1));
  return clause(quantity(amount, speech), suru(factor < 0 ? 'ダウン' : 'アップ'));
};
const become = ({ amount }: StatModifier, speech: Speech): Clause => {
  if (typeof amount === 'number') return becomes(wide(amount));
  return typeof amount === 'object' && amount.count === 'stat'
    ? clause(`${speech.words.amount(amount, speech)}と同じに`, godan('なる'))
    : becomes(quantity(amount, speech).replace(/(?<!半)分$/, 'の数値'));
};
const multiply = ({ amount }: StatModifier, speech: Speech): Clause => {
  if (amount === 0.5) return becomes('半分');
  return becomes(amount === 2 ? '倍' : `${speech.words.amount(amount, speech)}倍`);
};
const STAT_CHANGES: { readonly [how in StatChange]: (modifier: StatModifier, speech: Speech) => Clause } = {
  raise,
  set: become,
  restore: () => becomes('元々の数値'),
  multiply,
  'set-original': become,
  'multiply-original': multiply,
};
const stat = (modifier: StatModifier & { modifies: keyof typeof STAT_NAMES }, _: Subject, speech: Speech) => {
  const isOriginal = modifier.how === 'set-original' || modifier.how === 'multiply-original';
  const name = `${isOriginal ? '元々の' : ''}${STAT_NAMES[modifier.modifies]}`;
  return of(name, STAT_CHANGES[modifier.how](modifier, speech));
};
const raiseOrSet = (
  { how, amount, modifies }: ModifierOf<'level'> | ModifierOf<'scale'>,
  _: Subject,
  speech: Speech,
): Predicate => {
  const name = STAT_NAMES[modifies];
  if (how === 'set') {
    const words = speech.words.amount(amount, speech);
    return of(
      name,
      typeof amount === 'object' && amount.count === 'stat' ? becomes(`${words}と同じ`) : becomes(words),
    );
  }
  const { less, by } = withoutSign(amount);
  const much = typeof by === 'number' ? `${quantity(by, speech)}つ` : asManyAs(by, speech);
  return of(name, clause(much, godan(less ? '下がる' : '上がる')));
};

type OfValues = Extract<Modifier, { modifies: 'atk' | 'def' | 'atk-def' | 'level' | 'scale' }>;
export const VALUES: Table<OfValues, 'modifies', Predicate, [Subject, Speech]> = {
  atk: stat,
  def: stat,
  'atk-def': stat,
  level: raiseOrSet,
  scale: raiseOrSet,
};
