/** Words for the damage that players take and monsters inflict. */
import type { Cause } from '../vocabulary/reasons.ts';
import type { Amount } from './amount.ts';
import type { Modifier } from './modifier.ts';

/** "you take no battle damage" */
export const noBattleDamage: Modifier = { modifies: 'battle-damage', how: 'none' };
export const halfBattleDamage: Modifier = { modifies: 'battle-damage', how: 'half' };
/** "any battle damage it inflicts to a player is halved", whoever takes it */
export const halfBattleDamageToAnyPlayer: Modifier = { modifies: 'battle-damage', how: 'half', to: 'any' };
/** "you can reduce the battle damage you take to 0" */
export const mayTakeNoBattleDamage: Modifier = { modifies: 'battle-damage', how: 'none', use: 'optional' };
export const doubleBattleDamage: Modifier = { modifies: 'battle-damage', how: 'double' };
/** "any battle damage … takes becomes n" */
export const battleDamageBecomes = (amount: number): Modifier => ({ modifies: 'battle-damage', how: amount });
/** "your opponent takes any battle damage you would have taken instead" */
export const opponentTakesBattleDamage: Modifier = { modifies: 'battle-damage-shared', taker: 'opponent' };
/** "any battle damage you take is also inflicted to your opponent" */
export const bothTakeBattleDamage: Modifier = { modifies: 'battle-damage-shared', taker: 'both' };
export const noEffectDamage: Modifier = { modifies: 'effect-damage', how: 'none' };
export const doubleEffectDamage: Modifier = { modifies: 'effect-damage', how: 'double' };
export const halfEffectDamage: Modifier = { modifies: 'effect-damage', how: 'half' };
/** "Once per turn, if you would take battle or effect damage, you take no damage", "the next battle damage you would take becomes 0" */
export const firstDamagePrevented = (...by: readonly Cause[]): Modifier => ({
  modifies: 'first-damage-prevented',
  by,
});
/** "you take no damage if the amount is less than or equal to …" */
export const noDamageUpTo = (amount: Amount): Modifier => ({ modifies: 'no-damage-up-to', amount });
