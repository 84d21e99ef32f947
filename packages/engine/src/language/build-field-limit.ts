/** Words for what texts do not let players have or do as long as they are in force. */
import type { Amount } from './amount.ts';
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
/** "cannot Summon more than two times per turn" */
export const summonsUpTo = (times: number): Modifier => ({ modifies: 'summon-times', times });
/** "can only attack with 1 monster" this turn */
export const attacksWithOneMonster: Modifier = { modifies: 'attacking-monsters', most: 1, within: 'turn' };
/** "can only attack with 1 monster during each Battle Phase" */
export const attacksWithOneMonsterEachBattlePhase: Modifier = {
  modifies: 'attacking-monsters',
  most: 1,
  within: 'battle-phase',
};
/** "can only activate 1 Trap Card": so often in a turn */
export const activatesCardsUpTo = (times: Amount, ...card: Filter): Modifier => ({
  modifies: 'activation-times',
  card,
  what: 'card',
  times,
});
/** "cannot activate monster effects unless the number … previously activated that turn is less than …" */
export const activatesUpTo = (times: Amount, ...card: Filter): Modifier => ({
  modifies: 'activation-times',
  card,
  what: 'card-or-effect',
  times,
});
/** "cannot banish cards", or matching ones */
export const cannotBanish = (...card: Filter): Modifier => ({ modifies: 'cannot-banish', card });
/** "must Set Spell Cards before activating them, and cannot activate them until their next turn after Setting them" */
export const activatesOnlySet = (...card: Filter): Modifier => ({ modifies: 'activates-only-set', card });
