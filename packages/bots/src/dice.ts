/** A small seeded source of random numbers: the same seed always gives the same numbers. */

/** A whole number from 0 to below `sides`, each equally likely. */
export type Dice = (sides: number) => number;

/** (mulberry32) */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
};
