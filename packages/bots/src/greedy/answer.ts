/** What every kind of answer is made of: an amount for each choice, the highest is taken. */
import type { OfferedChoice, OpenDecision, SeenCard } from '@spellspeed/engine';
import type { Restraint } from './restraint.ts';
import type { Sight } from './sight.ts';

export interface Question {
  readonly sight: Sight;
  readonly decision: OpenDecision;
  readonly restraint: Restraint;
}
/** What each choice is worth. Nothing that is optional is chosen at 0 or less. */
export type Appraisal = (question: Question) => readonly number[];

/** Appraises choice by choice. */
export const eachChoice =
  (appraise: (choice: OfferedChoice, question: Question, at: number) => number): Appraisal =>
  (question) =>
    question.decision.choices.map((choice, at) => appraise(choice, question, at));

export const cardOfChoice = (sight: Sight, choice: OfferedChoice): SeenCard | undefined =>
  'card' in choice ? sight.cardOf(choice.card) : undefined;
/** The card for which the question is asked. */
export const sourceOf = ({ sight, decision }: Question): SeenCard | undefined =>
  decision.why.card === undefined ? undefined : sight.cardOf(decision.why.card);
