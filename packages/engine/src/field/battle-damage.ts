/** The battle damage that this battle gives, after everything that changes it. (damage-step.battle-damage.amount-checks-come-last) */
import type { Modifier } from '../language/modifier.ts';
import { battleOutcome, type Damage } from '../meaning/battle-outcome.ts';
import type { Table } from '../state/table.ts';
import { type Active, modifiersFor, modifiersOn } from './applied.ts';

export interface BattleDamage extends Damage {
  readonly piercing: boolean;
}
type DamageChange = Active<Extract<Modifier, { modifies: 'battle-damage' }>>;

/** Of several that double or halve, the last one counts; a fixed value comes last of all. (damage-step.battle-damage.last-of-double-and-halve-applies, damage-step.battle-damage.fixed-values-apply-last) */
const changed = (amount: number, changes: readonly DamageChange[]): number => {
  if (changes.some(({ modifier }) => modifier.how === 'none')) return 0;
  const last = [...changes].sort((a, b) => a.since - b.since).at(-1);
  if (last?.modifier.how === 'half') return Math.ceil(amount / 2);
  return last?.modifier.how === 'double' ? amount * 2 : amount;
};

/** Null where nobody takes any. A battle produces battle damage only once. (damage-step.battle-damage.happens-once-per-battle) */
export const battleDamageNow = (table: Table): BattleDamage | null => {
  const outcome = battleOutcome(table);
  if (!outcome) return null;
  // Piercing makes the excess battle damage. (stats.damage.piercing-is-battle-damage)
  const pierces = outcome.piercing !== null && modifiersOn(table, outcome.piercing.by, 'piercing').length > 0;
  const damage = outcome.damage ?? (pierces ? outcome.piercing : null);
  if (!damage) return null;
  const amount = changed(damage.amount, modifiersFor(table, damage.player, 'battle-damage'));
  return amount > 0 ? { ...damage, amount, piercing: outcome.damage === null } : null;
};
