/** What is thought about: an answer, and what is kept for another turn or done after it. */
import type { OpenDecision } from '@spellspeed/engine';
import type { Held } from './playout.ts';
import { answerOfStep, type Step } from './steps.ts';

export interface Plan {
  readonly answer: readonly number[];
  readonly held?: Held;
  /** What is done after it in this turn. */
  readonly steps?: readonly Step[];
}

/**
 * Each answer as a plan. With `holds`, to pass where something could be activated is two of them: to wait for a better time in this turn, and to hold it for another turn; the
 * activation itself is the third, to use it now.
 */
export const plansOf = (
  { kind, player, choices }: OpenDecision,
  answers: readonly (readonly number[])[],
  holds: boolean,
): readonly Plan[] => {
  const plans = answers.map((answer) => ({ answer }));
  const activations = choices.filter((choice) => choice.do === 'activate');
  const pass = answers.find(([at = -1]) => choices[at]?.do === 'pass');
  if (!holds || kind !== 'respond' || pass === undefined || activations.length === 0) return plans;
  return [...plans, { answer: pass, held: { player, choices: activations } }];
};

/** A line as a plan; none where its first step is not offered. */
export const plansOfLine = (decision: OpenDecision, [first, ...steps]: readonly Step[]): readonly Plan[] => {
  const answer = first && answerOfStep(decision, first);
  return answer === undefined ? [] : [{ answer, steps }];
};
