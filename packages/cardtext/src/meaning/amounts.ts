/** Amounts that texts say in a way of their own. */
import type { Amount, Countable } from '@spellspeed/engine/language';

/** As many as are missing from so many cards in the hand? */
export const handDrawnTo = (amount: Amount): number | undefined => {
  if (typeof amount === 'number' || amount.count !== 'sum') return undefined;
  const [inHand, less] = amount.of;
  const isLessHand =
    typeof less === 'object' &&
    less.count === 'times' &&
    less.factor === -1 &&
    less.amount.count === 'cards' &&
    less.amount.filter.every((test) => test.test === 'in' && test.zones.join() === 'hand');
  return typeof inHand === 'number' && isLessHand ? inHand : undefined;
};
/** So much for each card? */
export const perCard = (amount: Amount) => {
  if (typeof amount === 'number') return undefined;
  if (amount.count === 'cards') return amount.different ? undefined : { factor: 1, filter: amount.filter };
  return amount.count === 'times' && amount.amount.count === 'cards' && !amount.amount.different
    ? { factor: amount.factor, filter: amount.amount.filter }
    : undefined;
};
/** All Life Points but so many: "so that you only have 10 left". */
export const leavingOf = (amount: Amount): number | undefined => {
  if (typeof amount === 'number' || amount.count !== 'sum') return undefined;
  const [all, left, ...more] = amount.of;
  const isAll = typeof all === 'object' && all.count === 'life-points' && all.side === 'you';
  return isAll && typeof left === 'number' && left < 0 && more.length === 0 ? -left : undefined;
};
export const allLifePointsBut = (left: number): Amount => ({
  count: 'sum',
  of: [{ count: 'life-points', side: 'you' }, -left],
});
/** What a value rises by, or is lowered by, without its sign. */
export const withoutSign = (amount: Amount): { readonly less: boolean; readonly by: Amount } => {
  if (typeof amount === 'number') return { less: amount < 0, by: Math.abs(amount) };
  if (amount.count !== 'times' || amount.factor >= 0) return { less: false, by: amount };
  const by = amount.factor === -1 ? amount.amount : { ...amount, factor: -amount.factor };
  return { less: true, by };
};
/** One less than the value of a card at most: "less than". */
export const strictlyLess = (max: Amount | undefined): Extract<Countable, { count: 'stat' }> | undefined => {
  if (typeof max !== 'object' || max.count !== 'sum') return undefined;
  const [value, one, ...more] = max.of;
  return typeof value === 'object' && value.count === 'stat' && one === -1 && more.length === 0
    ? value
    : undefined;
};
/** "2 higher than": a sum of a value and a number. */
export const higherBy = (
  amount: Amount | undefined,
): { readonly than: Amount; readonly by: number } | undefined => {
  if (typeof amount !== 'object' || amount.count !== 'sum') return undefined;
  const [than, by, ...rest] = amount.of;
  return than !== undefined && typeof by === 'number' && by !== 0 && rest.length === 0
    ? { than, by }
    : undefined;
};
/** How a Level or Rank is measured by another value: "as high as", "at least", "at most as high as", "lower than". */
export interface Measure {
  readonly how: 'same' | 'least' | 'most' | 'lower';
  readonly as: Amount;
}
/** None where the bounds are plain numbers; two where it lies between values. */
export const measuresOf = (min: Amount | undefined, max: Amount | undefined): readonly Measure[] => {
  if (typeof min !== 'object' && typeof max !== 'object') return [];
  if (JSON.stringify(min) === JSON.stringify(max)) return min === undefined ? [] : [{ how: 'same', as: min }];
  const less = strictlyLess(max);
  const most: readonly Measure[] = max === undefined ? [] : [{ how: 'most', as: max }];
  return [
    ...(min === undefined ? [] : [{ how: 'least', as: min } as const]),
    ...(less ? [{ how: 'lower', as: less } as const] : most),
  ];
};
