import { isLegalSelection, type OpenDecision } from '@spellspeed/engine';
import type { Random } from './random.ts';
import { countSubsets, subsetAt } from './subsets.ts';

/** The part of one of our questions that says which answers are legal. */
export type Selection = Pick<OpenDecision, 'choices' | 'min' | 'max' | 'constraints'>;

/** Does the question have more than one legal answer? */
export function hasSeveralAnswers(selection: Selection): boolean {
  const { choices, min, max, constraints } = selection;
  if (min === 1 && max === 1 && constraints.length === 0) return choices.length > 1;
  const subsets = countSubsets(choices.length, min, max);
  if (constraints.length === 0 || subsets < 2) return subsets > 1;
  let legal = 0;
  for (let nth = 0; nth < subsets && legal < 2; nth++)
    if (isLegal(selection, subsetAt(choices.length, min, max, nth))) legal += 1;
  return legal > 1;
}

/** Any of the legal answers, each equally often: subsets are drawn until one is legal. */
export function randomAnswer(selection: Selection, random: Random): readonly number[] {
  const { choices, min, max, constraints } = selection;
  if (min === 1 && max === 1 && constraints.length === 0) return [random(choices.length)];
  const subsets = countSubsets(choices.length, min, max);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const subset = subsetAt(choices.length, min, max, random(subsets));
    if (isLegal(selection, subset)) return subset;
  }
  return firstAnswer(selection, subsets);
}

/** Reached only where less than about one subset in a thousand is legal. */
const MOST_ATTEMPTS = 10_000;

function firstAnswer(selection: Selection, subsets: number): readonly number[] {
  const { choices, min, max } = selection;
  for (let nth = 0; nth < subsets; nth++) {
    const subset = subsetAt(choices.length, min, max, nth);
    if (isLegal(selection, subset)) return subset;
  }
  throw new Error('A question has no legal answer.');
}

/** Only the number of the choices counts, not what they are; with cards as handles or not. */
const isLegal = ({ choices, ...rest }: Selection, picked: readonly number[]): boolean =>
  rest.constraints.length === 0 ||
  isLegalSelection({ ...rest, choices: choices.map(() => ({ do: 'pass' })) }, picked);
