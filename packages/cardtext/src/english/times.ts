/** Phases and points in time by their names. */
import type { Phase, Timing } from '@spellspeed/engine/language';
import { isBothMainPhases, isWholeDamageStep } from '../meaning/times.ts';
import { listOf } from './speech.ts';

export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
/** "the Main Phase" is both. */
export const namesOfPhases = (phases: readonly Phase[]): string => {
  const both = isBothMainPhases(phases);
  const names = phases.filter((phase) => !both || phase !== 'main2');
  return listOf(
    names.map((phase) => (both && phase === 'main1' ? 'Main Phase' : PHASE_NAMES[phase])),
    'or',
  );
};
const TIMING_WORDS: { readonly [timing in Timing]: string } = {
  open: 'outside the Battle Phase',
  'before-draw': 'before you draw',
  'main-phase-start': 'at its start',
  'battle-start': 'at the start of the Battle Phase',
  'battle-step': 'during the Battle Step',
  'damage-step-start': 'at the start of the Damage Step',
  'before-damage-calculation': 'before damage calculation',
  'damage-calculation': 'during damage calculation',
  'after-damage-calculation': 'after damage calculation',
  'damage-step-end': 'at the end of the Damage Step',
  'battle-end': 'at the end of the Battle Phase',
};
/** "during the Damage Step" is all five of its timings. */
export const namesOfTimings = (timings: readonly Timing[]): string =>
  isWholeDamageStep(timings)
    ? 'during the Damage Step'
    : listOf(
        timings.map((timing) => TIMING_WORDS[timing]),
        'or',
      );
