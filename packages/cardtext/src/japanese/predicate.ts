/** What modifiers say of their subject, in the forms that they share. */
import type { Filter, Modifier } from '@spellspeed/engine/language';
import { asMonster } from '../meaning/filters.ts';
import { able, beDone, type Clause, clause, not } from './clause.ts';
import type { Predicate } from './speech.ts';
import { godan, ichidan, suru, type Verb } from './verb.ts';

export type ModifierOf<Name extends Modifier['modifies']> = Extract<Modifier, { modifies: Name }>;

export const says = (words: Clause): Predicate => ({ says: words });
export const of = (part: string, words: Clause): Predicate => ({ of: part, says: words });
export const apart = (words: Clause): Predicate => ({ says: words, apart: true });
export const can = (lead: string, verb: Verb): Clause => able(clause(lead, verb));
export const cannot = (lead: string, verb: Verb): Clause => not(can(lead, verb));
export const has = (lead: string, verb: Verb): Clause => beDone(clause(lead, verb));
export const hasNot = (lead: string, verb: Verb): Clause => not(has(lead, verb));
export const becomes = (what: string): Clause => clause(`${what}に`, godan('なる'));
export const countsAs = (what: string): Clause => clause(`${what}として`, godan('扱う'));
export const DESTROY: Verb = suru('破壊');
export const ATTACK: Verb = suru('攻撃');
export const ACTIVATE: Verb = suru('発動');
export const NEGATE: Verb = suru('無効化');
export const BANISH: Verb = suru('除外');
/** "〜の素材にできる" */
export const USABLE: Verb = ichidan('でき');

/** "ドラゴン族モンスター": what alone can be; nothing of it where something cannot be. */
export const exceptFor = (card: Filter): Filter | undefined => {
  const [only] = card;
  return card.length === 1 && only?.test === 'not' ? asMonster(only.filter) : undefined;
};
/** "〜した場合、相手は…発動できない" */
export const silenced = (when: string, whose: string, until: string): Clause =>
  cannot(`${when}、${whose}は${until}魔法・罠・モンスターの効果を`, ACTIVATE);
