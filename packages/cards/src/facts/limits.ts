import { LIMITED } from './limits.generated.ts';

/** Limit lists: the OCG's, the TCG's, or none. */
export const LIMIT_LISTS = ['ocg', 'tcg', 'none'] as const;
export type LimitList = (typeof LIMIT_LISTS)[number];

const NO_LIMIT = 3;
type Copies = 0 | 1 | 2;
const COPIES: readonly Copies[] = [0, 1, 2];
const mapOf = (list: { readonly [copies in Copies]: readonly number[] }): ReadonlyMap<number, number> =>
  new Map(COPIES.flatMap((copies) => list[copies].map((passcode) => [passcode, copies] as const)));
const MAPS: { readonly [list in Exclude<LimitList, 'none'>]: ReadonlyMap<number, number> } = {
  ocg: mapOf(LIMITED.ocg),
  tcg: mapOf(LIMITED.tcg),
};

/** How many copies of the card with this (first) passcode a list allows; what is not released yet it does not allow. */
export const copiesAllowed = (passcode: number, list: LimitList): number =>
  list === 'none' ? NO_LIMIT : (MAPS[list].get(passcode) ?? NO_LIMIT);
