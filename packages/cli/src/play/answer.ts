/** From what a person types to an answer. */
import { isLegalSelection, type OpenDecision } from '@spellspeed/engine';
import type { Asking } from '../tell/choices.ts';
import { describeChoice } from '../tell/choices.ts';
import { describeConstraints } from '../tell/questions.ts';
import { counted } from '../tell/words.ts';
import { Trouble } from '../trouble.ts';

const NUMBERS = /^\d+(?:[\s,]+\d+)*$/;

/** An empty line passes where passing is offered. */
const passing = ({ choices }: OpenDecision): number[] | undefined => {
  const pass = choices.findIndex((choice) => choice.do === 'pass');
  return pass < 0 ? undefined : [pass];
};
/** The one choice whose words begin with what was typed. */
const byWords = (line: string, { choices }: OpenDecision, asking: Asking): number[] | undefined => {
  const wanted = line.toLowerCase();
  const fitting = choices.flatMap((choice, index) =>
    describeChoice(choice, asking).toLowerCase().startsWith(wanted) ? [index] : [],
  );
  return fitting.length === 1 ? fitting : undefined;
};

const checked = (picked: readonly number[], decision: OpenDecision, asking: Asking): readonly number[] => {
  const { choices, min, max } = decision;
  const wrong = picked.find((index) => index < 0 || index >= choices.length);
  if (wrong !== undefined)
    throw new Trouble(`There is no choice ${wrong + 1}; choose from 1 to ${choices.length}.`);
  if (new Set(picked).size < picked.length) throw new Trouble('Each choice can be taken only once.');
  if (picked.length < min || picked.length > max) {
    const wanted = min === max ? counted(min, 'choice') : `${min} to ${max} choices`;
    throw new Trouble(`Found ${counted(picked.length, 'choice')}, expected ${wanted}.`);
  }
  if (!isLegalSelection(decision, picked))
    throw new Trouble(
      'These together are not possible:',
      ...describeConstraints(decision, asking).map((line) => `  ${line}`),
    );
  return picked;
};

/** The indexes of the choices that were meant; undefined if the line is no answer at all. Trouble if it is no legal one. */
export const answerIn = (
  line: string,
  decision: OpenDecision,
  asking: Asking,
): readonly number[] | undefined => {
  if (line === '') return passing(decision);
  if (line === '0' && decision.min === 0) return [];
  if (!NUMBERS.test(line)) return byWords(line, decision, asking);
  return checked(
    line.split(/[\s,]+/).map((number) => Number(number) - 1),
    decision,
    asking,
  );
};
