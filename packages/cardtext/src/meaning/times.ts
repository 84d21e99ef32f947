/** When: turns, phases and timings among conditions, and what an effect waits for. */
import {
  type ActivatedEffect,
  type Condition,
  DAMAGE_STEP_TIMINGS,
  type EventPattern,
  isDamageStep,
  type Phase,
  type Side,
  type Timing,
} from '@spellspeed/engine/language';
import { isThis } from './filters.ts';

/** A condition taken apart: turns, phases and timings are points in time, all else are statements. */
export interface Parts {
  readonly turn: Side | undefined;
  readonly phases: readonly Phase[];
  readonly timings: readonly Timing[];
  readonly statements: readonly Condition[];
}
export const allOf = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : condition.if === 'all' ? condition.of : [condition];
export const partsOf = (condition: Condition | undefined): Parts => {
  const all = allOf(condition);
  return {
    turn: all.flatMap((one) => (one.if === 'turn' ? [one.of] : []))[0],
    phases: all.flatMap((one) => (one.if === 'phase' ? one.phases : [])),
    timings: all.flatMap((one) => (one.if === 'timing' ? one.timings : [])),
    statements: all.filter((one) => one.if !== 'turn' && one.if !== 'phase' && one.if !== 'timing'),
  };
};
/** "the Main Phase" is both. */
export const isBothMainPhases = (phases: readonly Phase[]): boolean =>
  phases.includes('main1') && phases.includes('main2');
/** "during the Damage Step" is all five of its timings. */
export const isWholeDamageStep = (timings: readonly Timing[]): boolean =>
  timings.length === DAMAGE_STEP_TIMINGS.length && timings.every(isDamageStep);

export const eventsOf = (effect: ActivatedEffect): readonly EventPattern[] =>
  'on' in effect && effect.on ? effect.on : [];
/** "FLIP": it waits for nothing but that this card itself is flipped, whenever that is and however often. */
export const isFlip = (effect: ActivatedEffect): boolean => {
  const events = eventsOf(effect);
  const isPlain = effect.condition === undefined && effect.damageStep === undefined && isIf(effect);
  return isPlain && effect.limit?.of !== 'copy' && events.length > 0 && events.every(isFlippedItself);
};
const isFlippedItself = (event: EventPattern): boolean =>
  event.event === 'flipped' && event.card.length === 1 && isThis(event.card);
/** Does it wait for an event of the card itself? */
export const isAboutThis = (event: EventPattern): boolean =>
  'card' in event ? isThis(event.card) : event.event === 'phase' && isAfterThis(event.after);
const isAfterThis = (after: EventPattern | undefined): boolean => after !== undefined && isAboutThis(after);
/** Has something moved the card itself, now or before the phase that is waited for? */
const movesThis = (event: EventPattern): boolean =>
  event.event === 'phase'
    ? event.after !== undefined && movesThis(event.after)
    : (event.event === 'moved' || event.event === 'used-as-material') && isAboutThis(event);
/** Has the event told where the card is by then? */
export const isMovedItself = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger' && effect.on.some(movesThis);
/** Must it answer at once ("when"), or not ("if")? (effects.timing.three-wordings) */
export const isIf = (effect: ActivatedEffect): boolean =>
  effect.effect === 'trigger'
    ? effect.use !== 'when-you-can'
    : 'use' in effect && effect.use === 'if-you-can';
/** What a text says of the Damage Step; a heading that names one of its timings says it already. */
export const damageStepNote = (effect: ActivatedEffect): 'permitted' | 'forbidden' | 'derived' => {
  const isNamed = allOf(effect.condition).some(
    (one) => one.if === 'timing' && one.timings.some(isDamageStep),
  );
  return isNamed ? 'derived' : (effect.damageStep ?? 'derived');
};
/** This card, lying Set in a Spell & Trap Zone? */
export const isSetSpell = ({ card, from }: Extract<EventPattern, { event: 'moved' }>): boolean =>
  from?.join() === 'spells' &&
  card.some((test) => test.test === 'face' && test.face === 'down') &&
  isThis(card);
/** A condition that must hold again at resolution is said once, behind. */
export const isSaidLater = ({ condition, alsoAtResolution }: ActivatedEffect): boolean =>
  condition !== undefined && JSON.stringify(condition) === JSON.stringify(alsoAtResolution);
