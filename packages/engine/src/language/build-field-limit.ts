/** Words for what texts do not let players have or do as long as they are in force. */
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';

/** "can only control 1 Type of monster", "1 Attribute of monster" */
export const controlsOnlyOneKind = (of: 'race' | 'attribute'): Modifier => ({
  modifies: 'limits-kinds',
  of,
  to: 'one-kind',
});
/** "can only control 1 monster of each Type" */
export const controlsOnlyOneOfEach = (of: 'race' | 'attribute'): Modifier => ({
  modifies: 'limits-kinds',
  of,
  to: 'one-of-each',
});
/** "can only Special Summon monster(s) once per turn" */
export const specialSummonsOncePerTurn: Modifier = { modifies: 'special-summon-times', times: 1 };
/** "cannot banish cards", or matching ones */
export const cannotBanish = (...card: Filter): Modifier => ({ modifies: 'cannot-banish', card });
/** "must Set Spell Cards before activating them, and cannot activate them until their next turn after Setting them" */
export const activatesOnlySet = (...card: Filter): Modifier => ({ modifies: 'activates-only-set', card });
