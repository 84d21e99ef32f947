/** What no text means of what applies by itself. */
import type { ContinuousEffect, ModifierName } from '@spellspeed/engine/language';
import { partsOf } from '../times.ts';
import { isThis, some } from './parts.ts';

/** A Trap whose own values change is a monster by then: it does not apply in its own zone. */
export const standsElsewhere = ({ from, affects, modifiers }: ContinuousEffect): boolean =>
  from.join() === 'spells' &&
  affects.affects === 'referenced' &&
  affects.what.ref === 'this' &&
  modifiers.some(({ modifies }) => OF_MONSTERS.includes(modifies));
const OF_MONSTERS: readonly ModifierName[] = ['atk', 'def', 'atk-def', 'level'];
/** In damage calculation no monster lies face-down any more: that it did is asked otherwise. */
export const asksOfFlipped = ({ while: state }: ContinuousEffect): boolean => {
  const { timings, statements } = partsOf(state);
  return (
    timings.includes('damage-calculation') &&
    statements.some(
      (one) =>
        one.if === 'matches' && one.filter.some((test) => test.test === 'face' && test.face === 'down'),
    )
  );
};
/** What is destroyed instead of others is another than those, not another than this card. */
export const savesForItself = ({ affects, modifiers }: ContinuousEffect): boolean =>
  affects.affects === 'matching' &&
  modifiers.some(
    (modifier) =>
      modifier.modifies === 'destruction-replaced' &&
      some(modifier.instead, ({ test, what }) => test === 'other-than' && isThis(what)),
  );
/** "This face-up card" is a matter of when it applies, not of whom it reaches. */
export const reachesByBeing = ({ affects }: ContinuousEffect): boolean =>
  'filter' in affects && affects.filter.some(({ test }) => test === 'is');
/** Only what its player decides is counted. */
export const countsWithoutChoice = ({ limit, modifiers }: ContinuousEffect): boolean =>
  limit !== undefined && !modifiers.every(({ modifies }) => COUNTED.includes(modifies));
const COUNTED: readonly ModifierName[] = ['destruction-replaced', 'entire-material', 'battle-damage'];
