/** Words for how often an effect can be used. */
import type { Affected } from './action.ts';
import type { Limit, Oath } from './effect.ts';
import type { Modifier } from './modifier.ts';

/** "Once per turn": this copy. (wording.limit.once-per-turn-soft) */
export const oncePerTurn: Limit = { of: 'copy', times: 1, within: 'turn' };
/** "Once per turn, you can activate 1 of these effects": this copy. (wording.limit.one-of-the-effects) */
export const oneOfTheseEffectsPerTurn: Limit = { of: 'any-copy', times: 1, within: 'turn' };
/** "You can only use this effect of "X" once per turn." (wording.limit.use-effect-once) (wording.limit.each-effect) */
export const useOncePerTurn: Limit = { of: 'use', times: 1, within: 'turn' };
/** "You can use this effect of "X" twice per turn." (wording.limit.twice-per-turn) */
export const useTwicePerTurn: Limit = { of: 'use', times: 2, within: 'turn' };
/** "You can only use 1 of the effects of "X" per turn." (wording.limit.one-of-the-effects) */
export const useOneOfTheEffectsPerTurn: Limit = { of: 'any-use', times: 1, within: 'turn' };
/** "Once while face-up on the field" (wording.limit.once-while-face-up) */
export const onceWhileFaceUp: Limit = { of: 'copy', times: 1, within: 'stay' };
/** "Once per battle" (wording.limit.once-per-battle) */
export const oncePerBattle: Limit = { of: 'copy', times: 1, within: 'battle' };
/** "Once per Battle Phase" */
export const oncePerBattlePhase: Limit = { of: 'copy', times: 1, within: 'battle-phase' };
/** "Once per Chain" (wording.limit.once-per-chain) */
export const oncePerChain: Limit = { of: 'copy', times: 1, within: 'chain' };
/** "You can only use this effect of "X" once per Duel." (wording.limit.once-per-duel) */
export const useOncePerDuel: Limit = { of: 'use', times: 1, within: 'duel' };
/** "You can only activate 1 "X" per turn." (wording.limit.activate-card-once) */
export const activateOncePerTurn: Limit = { of: 'activation', times: 1, within: 'turn' };
/** What binds its player in the turn of the activation. */
export const oath = (affects: Affected, ...modifiers: readonly Modifier[]): Oath => ({ affects, modifiers });
