/** Which Trigger Effects are activated once for each time that their event has happened in a Chain. */
import type { TriggerEffect } from '../language/effect.ts';
import { isAboutItself, isOfPhase } from '../language/event.ts';
import { partsOf } from './parts.ts';

const pointsTo = (part: object, to: 'event' | 'this'): boolean => 'ref' in part && part.ref === to;

/** What is applied to the own card, or placed on it, adds up; what takes it away is done once. */
const takesItselfAway = (part: object): boolean =>
  'do' in part &&
  part.do !== 'apply' &&
  part.do !== 'place-counters' &&
  'what' in part &&
  partsOf(part.what).some((inner) => pointsTo(inner, 'this'));

/** "Destroy all monsters": the second time none would be left. */
const meansAll = (part: object): boolean =>
  'do' in part &&
  'what' in part &&
  typeof part.what === 'object' &&
  part.what !== null &&
  'cards' in part.what &&
  part.what.cards === 'all';

/**
 * It has to be activated, no limit counts it, and what it does adds up: it is done neither to the cards of the event, which one activation
 * means all, nor to all cards of a place, nor does it take its own card away. (faq.trigger.several-times-in-one-chain.each-time,
 * faq.trigger.several-times-in-one-chain.some-if-effects-too, faq.trigger.several-times-in-one-chain.others-once)
 */
export const isEachTime = ({ use, limit, alsoLimit, on, modes }: TriggerEffect): boolean => {
  if (use !== 'mandatory' || limit !== undefined || alsoLimit !== undefined) return false;
  if (on.some((pattern) => isOfPhase(pattern) || ('card' in pattern && isAboutItself(pattern.card))))
    return false;
  return !partsOf(modes).some((part) => pointsTo(part, 'event') || takesItselfAway(part) || meansAll(part));
};
