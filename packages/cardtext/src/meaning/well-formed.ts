/** What no text means, though its words could: values of which something would be hidden. */
import { type ActivatedEffect, type Condition, isDamageStep, type Timing } from '@spellspeed/engine/language';
import { eventsOf, partsOf } from './times.ts';

/** "If this card battled": in the Damage Step this battle is meant, later the Battle Phase. */
export const isWellFormed = (effect: ActivatedEffect): boolean => {
  const { timings, statements } = partsOf(effect.condition);
  const waited = eventsOf(effect).flatMap((event): readonly Timing[] =>
    event.event === 'timing' ? [event.timing] : [],
  );
  const within = [...timings, ...waited].some(isDamageStep) ? 'battle' : 'battle-phase';
  return statements.every((one: Condition) => one.if !== 'battled' || one.within === within);
};
