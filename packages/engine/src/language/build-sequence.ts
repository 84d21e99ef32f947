/** Words for how the parts of an effect belong together. */
import type { Action, Cards, Joint } from './action.ts';
import type { Condition } from './condition.ts';

const sequence =
  (joint: Joint) =>
  (...parts: readonly Action[]): Action => ({ do: 'sequence', joint, parts });
/** "A, then B". (Not named `then`: a module that exports that name cannot be imported dynamically.) */
export const andThen = sequence('then');
/** "A, and if you do, B" */
export const andIfYouDo = sequence('and-if-you-do');
/** "A, also B" */
export const also = sequence('also');
/** "A, also, after that, B" (wording.conj.also-after-that) */
export const alsoAfterThat = sequence('also-after-that');
/** "A and B" */
export const and = sequence('and');
/** "you can …", inside a resolution */
export const youCan = (action: Action): Action => ({ do: 'may', by: 'you', action });
/** "… or destroy this card": what is done unless the player does the first. (wording.conj.or) */
export const doOrElse = (action: Action, otherwise: Action): Action => ({
  do: 'may',
  by: 'you',
  action,
  otherwise,
});
/** "your opponent can …; otherwise, …": what is done unless the opponent does the first. */
export const unlessOpponentDoes = (action: Action, otherwise: Action): Action => ({
  do: 'may',
  by: 'opponent',
  action,
  otherwise,
});
/** "if …, …; otherwise, …" (wording.conj.then-if, wording.conj.otherwise) */
export const ifSo = (condition: Condition, action: Action, otherwise?: Action): Action => ({
  do: 'if',
  condition,
  action,
  ...(otherwise && { otherwise }),
});
/** "apply 1 of these effects": chosen when it resolves. */
export const applyOneOf = (...actions: readonly Action[]): Action => ({ do: 'one-of', by: 'you', actions });
/** "your opponent applies 1 of these effects" */
export const opponentAppliesOneOf = (...actions: readonly Action[]): Action => ({
  do: 'one-of',
  by: 'opponent',
  actions,
});
export const eachPlayer = (action: Action): Action => ({ do: 'each-player', action });
export const choose = (what: Cards): Action => ({ do: 'choose', what });
