/** How much may be looked at: a count of positions, and a clock that may end it earlier. */

export interface SolveBudget {
  /** Answers that are tried, from 1. */
  readonly positions: number;
  /** Asked now and then: is there time left? */
  readonly goesOn?: () => boolean;
}
export interface Spending {
  /** Takes one position; false where nothing is left, for good. */
  readonly take: () => boolean;
  readonly isOver: () => boolean;
  readonly used: () => number;
}
/** The clock is asked after so many positions. */
const ASKED_EVERY = 16;

export const spendingOf = ({ positions, goesOn = () => true }: SolveBudget): Spending => {
  let used = 0;
  let over = false;
  return {
    take: () => {
      if (over) return false;
      if (used >= positions || (used % ASKED_EVERY === 0 && !goesOn())) over = true;
      else used++;
      return !over;
    },
    isOver: () => over,
    used: () => used,
  };
};
