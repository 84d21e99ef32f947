/** What no text means of when something is asked, waited for or used. */
import { type ActivatedEffect, type Condition, isDamageStep, type Timing } from '@spellspeed/engine/language';
import { eventsOf, isAboutThis, partsOf } from '../times.ts';
import { isThis, some } from './parts.ts';

/** "If this card battled": in the Damage Step this battle is meant, later the Battle Phase. */
export const isOfAnotherBattle = (effect: ActivatedEffect): boolean => {
  const { timings, statements } = partsOf(effect.condition);
  const waited = eventsOf(effect).flatMap((event): readonly Timing[] =>
    event.event === 'timing' ? [event.timing] : [],
  );
  const within = [...timings, ...waited].some(isDamageStep) ? 'battle' : 'battle-phase';
  return statements.some((one: Condition) => one.if === 'battled' && one.within !== within);
};
/**
 * At the end of the Damage Step the other monster may have been destroyed: that this card battled it is asked of what it was, unless
 * something is done to it.
 */
export const asksOfBattleWrongly = (effect: ActivatedEffect): boolean => {
  const { timings, statements } = partsOf(effect.condition);
  const isOver = [
    ...timings,
    ...eventsOf(effect).flatMap((one) => (one.event === 'timing' ? [one.timing] : [])),
  ].includes('damage-step-end');
  const isDoneToIt = some(effect.modes, ({ ref }) => ref === 'opponent-in-battle');
  const battles = statements.filter((one) => one.if === 'battled');
  const asksNow = statements.some((one) => one.if === 'matches' && one.what.ref === 'opponent-in-battle');
  if (battles.some((one) => one.if === 'battled' && one.with !== undefined)) return !isOver || isDoneToIt;
  return battles.length > 0 && asksNow && isOver && !isDoneToIt;
};
/** A card that was Tributed for a Summon has left the field. */
export const isUsedBeforeItCame = (effect: ActivatedEffect): boolean =>
  effect.from.includes('monsters') &&
  some(eventsOf(effect), ({ test, material }) => test === 'summoned-using' && some(material, isThis));
/** A card that lies face-up does not pay by being turned face-up: to flip it is to activate it. */
export const flipsItself = ({ effect, from, modes }: ActivatedEffect): boolean =>
  effect !== 'card-activation' &&
  from.includes('spells') &&
  modes.some(({ cost }) =>
    some(cost, ({ do: verb, what }) => verb === 'change-position' && some(what, isThis)),
  );
/** What left the field has no material any more. */
export const asksOfMaterialLost = ({ from, condition }: ActivatedEffect): boolean =>
  !from.includes('monsters') &&
  some(condition, ({ test, host }) => test === 'attached-to' && some(host, isThis));
/** A point in time happens to no card: "that monster" is another one. */
export const pointsToNothing = (effect: ActivatedEffect): boolean => {
  const events = eventsOf(effect);
  const isTime = events.every(({ event }) => event === 'timing' || event === 'phase');
  return isTime && some(effect.modes, (part) => part.ref === 'event');
};
/** What happens to a card that is on the field, or has left it, is nothing that its own activation waits for. */
export const waitsForItself = (effect: ActivatedEffect): boolean =>
  effect.effect === 'card-activation' && eventsOf(effect).some(isAboutThis);
/** "During your Main Phase 1: You can …" is an Ignition Effect: no effect triggers because a Main Phase comes. */
export const waitsForMainPhase = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger' &&
  eventsOf(effect).some((one) => one.event === 'phase' && one.phase.startsWith('main'));
/** A Summon that has happened cannot be negated any more. (summoning.normal.can-be-negated) */
export const negatesPast = (effect: ActivatedEffect): boolean =>
  eventsOf(effect).some(({ event }) => event === 'summoned') &&
  some(effect.modes, ({ do: verb }) => verb === 'negate-summon');
/** What an activation would do is asked only where it can be answered. */
export const asksOfPast = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger' &&
  eventsOf(effect).some((event) => event.event === 'activated' && event.including !== undefined);
