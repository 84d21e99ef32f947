/** Going on to a timing: both players pass, and the turn player moves on. */
import type { DuelEvent, OpenDecision } from '@spellspeed/engine';
import { type Course, type EventPair, fail } from './course.ts';
import { describeChoices } from './describe.ts';
import { answerBySelf } from './passing.ts';
import type { Stop } from './scenario.ts';

const MOST_ANSWERS = 400;
const PHASES: readonly Stop[] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];
const IN_AN_ATTACK: readonly Stop[] = [
  'attack-declared',
  'damage-step-start',
  'before-damage-calculation',
  'damage-calculation',
  'after-damage-calculation',
  'damage-step-end',
];

const begins = (event: DuelEvent, to: Stop): boolean => {
  if (event.what === 'phase-began') return event.phase === to;
  if (event.what === 'timing-began') return event.timing === to;
  return event.what === 'attack-declared' && to === 'attack-declared';
};
/** Is the duel there already? */
export const isAt = ({ state }: Course, to: Stop): boolean => {
  if (to === 'chain-resolved') return state.chain.length === 0;
  if (to === 'attack-declared') return state.battle?.stage === 'declared';
  return PHASES.includes(to) ? state.phase === to : state.timing === to;
};

const moveOn = (course: Course, decision: OpenDecision, to: Stop): number[] => {
  const { phase } = course.state;
  // Where Main Phase 1 is skipped the question comes after the Standby Phase.
  const toBattle =
    (phase === 'main1' || phase === 'standby') && (to === 'main2' || to === 'battle' || !PHASES.includes(to));
  const index = decision.choices.findIndex((choice) =>
    phase === 'battle'
      ? choice.do === 'end-battle'
      : choice.do === 'enter-phase' && choice.phase === (toBattle ? 'battle' : 'end'),
  );
  const noAttack = phase === 'battle' && IN_AN_ATTACK.includes(to);
  if (noAttack || to === 'chain-resolved' || index < 0)
    return fail(
      `"${to}" is not reached: ${noAttack ? 'no attack is under way; ' : ''}${describeChoices(course)}`,
    );
  return [index];
};

/** Is the advance over? A Chain that triggers have begun meanwhile must resolve too; the Battle Step is free again after the attack. */
const hasArrived = (course: Course, to: Stop, events: readonly EventPair[]): boolean => {
  if (to === 'chain-resolved') return isAt(course, to);
  if (to === 'battle-step' && isAt(course, to)) return course.state.battle === null;
  return events.some(([event]) => begins(event, to));
};

/** Passes until the timing; to be there is enough, unless the next phase of this name or the end of an attack is sought. */
export const advanceTo = (course: Course, to: Stop, from: 'now' | 'next'): void => {
  const isElsewhere = PHASES.includes(to) || (to === 'battle-step' && course.state.battle !== null);
  if (isAt(course, to) && (from === 'now' || !isElsewhere)) return;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = course;
    if (decision === null) return;
    const picked = decision.kind === 'act' ? moveOn(course, decision, to) : answerBySelf(course, decision);
    // A choice during the resolution is the scenario's: the next step has to make it.
    if (picked === null && to === 'chain-resolved' && decision.kind !== 'act' && answers > 0) return;
    if (picked === null)
      fail(`"${to}" is not reached: a question is open (${decision.kind}); ${describeChoices(course)}`);
    if (hasArrived(course, to, course.answer(picked))) return;
  }
  fail(`"${to}" is never reached`);
};
