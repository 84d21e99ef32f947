/** "As long as this card is in the … Zone": what an effect has begun goes with its card. */
import type { Condition } from './condition.ts';
import { once } from './once.ts';

/**
 * Then it does nothing while the card is negated, and goes on afterwards; what asks for the face-up card is not negated with it.
 * (faq.lasting-target.activated-lock-pauses-while-negated, faq.lasting-target.while-face-up-outlasts-negation)
 */
export const asksForOwnZone: (condition: Condition) => boolean = once((condition) => {
  if (condition.if === 'all') return condition.of.some(asksForOwnZone);
  return (
    condition.if === 'matches' &&
    condition.what.ref === 'this' &&
    condition.filter.some(({ test }) => test === 'in') &&
    !condition.filter.some(({ test }) => test === 'face')
  );
});
