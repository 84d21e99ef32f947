/** Steps of a line: answers by what they choose, so that they can be given in another world. */
import type { OpenDecision } from '@spellspeed/engine';

/** The choices of an answer, as text. */
export type Step = readonly string[];

export const stepOf = ({ choices }: OpenDecision, answer: readonly number[]): Step =>
  answer.map((at) => JSON.stringify(choices[at]));

/** The answer of this step where all of it is offered. */
export const answerOfStep = (
  { choices, min, max }: OpenDecision,
  step: Step,
): readonly number[] | undefined => {
  if (step.length < min || step.length > max) return undefined;
  const offered = choices.map((choice) => JSON.stringify(choice));
  const answer = step.map((each) => offered.indexOf(each));
  return answer.every((at) => at >= 0) ? answer : undefined;
};
