/** Selections of several choices: legal ones, whoever picks. */
import { isLegalSelection, legalCompletions, legalSelections, type OpenDecision } from '@spellspeed/engine';
import type { Dice } from './dice.ts';

/** Which of the legal completions is added next, given what is picked; null to stop where stopping is legal. */
type Next = (completions: readonly number[], picked: readonly number[], mayStop: boolean) => number | null;

/** Adds choices one at a time. Null at a dead end: nothing can be added, and what is picked is not legal. */
const build = (decision: OpenDecision, next: Next): readonly number[] | null => {
  const picked: number[] = [];
  for (;;) {
    const mayStop = isLegalSelection(decision, picked);
    const completions = legalCompletions(decision, picked);
    const added = completions.length === 0 ? null : next(completions, picked, mayStop);
    if (added === null) return mayStop ? picked : null;
    picked.push(added);
  }
};

const TRIES = 100;

/** A random selection of a random size. */
export const pickAtRandom = (decision: OpenDecision, dice: Dice): readonly number[] => {
  const { choices, min, max } = decision;
  for (let tries = 0; tries < TRIES; tries++) {
    const size = min + dice(Math.min(max, choices.length) - min + 1);
    const picked = build(decision, (completions, already, mayStop) =>
      mayStop && already.length >= size ? null : (completions[dice(completions.length)] ?? null),
    );
    if (picked) return picked;
  }
  return pickFirst(decision);
};

/**
 * The choices that are worth most, by `worth`, an amount for each: as few as are legal, and beyond those only what is worth more than
 * nothing.
 */
export const pickBest = (decision: OpenDecision, worth: readonly number[]): readonly number[] => {
  const best = (completions: readonly number[]): number =>
    completions.reduce((a, b) => ((worth[b] ?? 0) > (worth[a] ?? 0) ? b : a));
  const picked = build(decision, (completions, _, mayStop) => {
    const choice = best(completions);
    return mayStop && (worth[choice] ?? 0) <= 0 ? null : choice;
  });
  return picked ?? pickFirst(decision);
};

/** Any legal selection, found by trying all in order. */
const pickFirst = (decision: OpenDecision): readonly number[] => {
  const [found] = legalSelections(decision, 1);
  if (!found) throw new Error(`The question "${decision.kind}" (${decision.why.for}) has no legal answer.`);
  return found;
};
