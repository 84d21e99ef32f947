/** Words for what effects apply, and for what they do later. */

import type { Side } from '../vocabulary/players.ts';
import type { Action, ActionOf, Affected, Duration, TurnCount } from './action.ts';
import { cardsOf, type What } from './build-cards.ts';
import type { Condition } from './condition.ts';
import type { Modifier } from './modifier.ts';
import type { Reference } from './reference.ts';

/** "The ATK gained from this effect returns to 0": what effect ② has applied ends. */
export const endWhatItApplied = (effect: number, what: What): Action => ({
  do: 'end-applied',
  effect,
  what: cardsOf(what),
});
/** "During the End Phase, …" said by an effect that is carried out now; with `turns`, of a later turn. */
export const later = (at: Duration, action: Action, turns?: TurnCount): Action => ({
  do: 'later',
  at,
  ...(turns && { turns }),
  action,
});
/** "the next turn", "your opponent's next turn" (wording.duration.next-turn) */
export const nextTurn = (of: Side = 'any'): TurnCount => ({ nth: 1, of, from: 'next-turn' });
/** "your next Standby Phase", "your 2nd Standby Phase after activation": the phase at which something is done or ends. */
export const nextPhase = (of: Side = 'any', nth = 1): TurnCount => ({ nth, of, from: 'next-phase' });
/** "after n turns have passed (counting this turn as the 1st)" */
export const countingThisTurn = (nth: number, of: Side = 'any'): TurnCount => ({
  nth,
  of,
  from: 'this-turn',
});

/**
 * "Until …, it gains …": starts modifiers that last.
 * (wording.restriction.rest-of-turn-after-resolves, wording.duration.even-if-leaves)
 */
export const apply = (
  until: Duration,
  to: Reference | Affected,
  ...modifiers: readonly Modifier[]
): ActionOf<'apply'> => ({
  do: 'apply',
  affects: 'ref' in to ? { affects: 'referenced', what: to } : to,
  modifiers,
  until,
});
/** The same only while a condition holds. */
export const onlyWhile = (condition: Condition, applied: ActionOf<'apply'>): Action => ({
  ...applied,
  while: condition,
});
/** The same, "even after they are Summoned/Set". */
export const evenAfterSummonOrSet = (applied: ActionOf<'apply'>): ActionOf<'apply'> => ({
  ...applied,
  follows: true,
});
/** The same until a later turn: `inTurn(nextTurn(), apply('end-of-turn', …))`. */
export const inTurn = (turns: TurnCount, applied: ActionOf<'apply'>): Action => ({ ...applied, turns });
