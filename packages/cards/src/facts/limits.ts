import { factsTable } from './all-facts.ts';
import { limitsIn } from './facts-line.ts';

/** Limit lists: the OCG's, the TCG's, or none. */
export const LIMIT_LISTS = ['ocg', 'tcg', 'none'] as const;
export type LimitList = (typeof LIMIT_LISTS)[number];

/** When the lists were taken over into the facts: a list that came out later is not known. */
export const LIMITS_TAKEN_ON = '2026-11-23';

const NO_LIMIT = 3;

/** How many copies of the card with this (first) passcode a list allows; what is not released yet it does not allow. */
export const copiesAllowed = (passcode: number, list: LimitList): number => {
  if (list === 'none') return NO_LIMIT;
  const line = factsTable()?.lineAt(passcode);
  return (line === undefined ? undefined : limitsIn(line)[list]) ?? NO_LIMIT;
};
