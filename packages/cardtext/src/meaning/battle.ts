/** Who attacks whom. */
import type { Filter, Reference, Side, Test } from '@spellspeed/engine';
import { isThis } from './filters.ts';

/** A statement about the attacking or the attacked monster. */
export interface AttackRole {
  readonly role: 'attacker' | 'attack-target' | 'battling';
  readonly filter: Filter;
}
const sideTest = (side: Side): Test => ({ test: 'in', side, zones: ['monsters'] });
/** "The attacking monster is this card" and "this card is the attacking monster" are the same. */
export const attackRole = (what: Reference, filter: Filter): AttackRole | undefined => {
  if (what.ref === 'battling')
    return { role: 'battling', filter: isThis(filter) ? filter : [...filter, sideTest(what.side)] };
  if (what.ref === 'attacker' || what.ref === 'attack-target') return { role: what.ref, filter };
  const [only] = filter;
  if (filter.length !== 1 || only?.test !== 'is') return undefined;
  const { ref } = only.what;
  return ref === 'attacker' || ref === 'attack-target'
    ? { role: ref, filter: [{ test: 'is', what }] }
    : undefined;
};
export const isInBattle = ({ ref }: Reference): boolean => ref === 'attacker' || ref === 'attack-target';
