/** Time to think: so much for a decision, so much for a turn. */

/** Milliseconds, by the clock that is given: for a decision, and for all of a turn together. One world is looked at whatever is left. */
export interface Limit {
  readonly ofDecision: number;
  readonly ofTurn: number;
  readonly now: () => number;
}

interface Thinking {
  readonly goesOn: () => boolean;
  /** What was used is taken from the turn. */
  readonly end: () => void;
}
export interface Bank {
  readonly begin: (turn: number) => Thinking;
}
const UNLIMITED: Thinking = { goesOn: () => true, end: () => {} };

export const bankOf = (limit: Limit | undefined): Bank => {
  let present = -1;
  let left = 0;
  return {
    begin: (turn) => {
      if (limit === undefined) return UNLIMITED;
      if (turn !== present) [present, left] = [turn, limit.ofTurn];
      const began = limit.now();
      const allowed = Math.min(limit.ofDecision, left);
      return {
        goesOn: () => limit.now() - began < allowed,
        end: () => {
          left = Math.max(0, left - (limit.now() - began));
        },
      };
    },
  };
};
