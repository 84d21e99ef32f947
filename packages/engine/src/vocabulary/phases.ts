/** The six phases in order. (turn.structure.six-phases-in-order) */
export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Where exactly in the turn the duel is. Outside the Battle Phase it is `open`; the other timings are the steps of the Battle
 * Phase and the five timings of the Damage Step. (battle.phase.four-steps, damage-step.five-sub-timings)
 */
export const TIMINGS = [
  'open',
  'battle-start',
  'battle-step',
  'damage-step-start',
  'before-damage-calculation',
  'damage-calculation',
  'after-damage-calculation',
  'damage-step-end',
  'battle-end',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const DAMAGE_STEP_TIMINGS = [
  'damage-step-start',
  'before-damage-calculation',
  'damage-calculation',
  'after-damage-calculation',
  'damage-step-end',
] as const satisfies readonly Timing[];
export type DamageStepTiming = (typeof DAMAGE_STEP_TIMINGS)[number];

export const isDamageStep = (timing: Timing): timing is DamageStepTiming =>
  (DAMAGE_STEP_TIMINGS as readonly Timing[]).includes(timing);
