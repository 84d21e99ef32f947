/** The six phases in order. (turn.structure.six-phases-in-order) */
export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** The phases that a text can have a player skip. */
export const SKIPPABLE_PHASES = ['draw', 'main1', 'battle'] as const satisfies readonly Phase[];
export type SkippablePhase = (typeof SKIPPABLE_PHASES)[number];

/**
 * Where exactly in the turn the duel is. Outside the Battle Phase it is `open`, but for the time before the normal draw and the start
 * of a Main Phase; the other timings are the steps of the Battle Phase and the five timings of the Damage Step.
 * (battle.phase.four-steps, damage-step.five-sub-timings)
 */
export const TIMINGS = [
  'open',
  'before-draw',
  'main-phase-start',
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

/**
 * Steps and points of the turn in which each Trigger Effect starts a Chain of its own, as in a phase.
 * (turn.triggers.in-a-phase-do-not-share-a-chain, battle.start-step.triggers-do-not-chain-together,
 * wording.timing.battle-phase-start-end, battle.end-step.triggers-one-by-one-in-free-order)
 */
const OWN_CHAIN_TIMINGS: readonly Timing[] = [
  'before-draw',
  'main-phase-start',
  'battle-start',
  'battle-end',
];
export const startsOwnChains = (timing: Timing): boolean => OWN_CHAIN_TIMINGS.includes(timing);

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
