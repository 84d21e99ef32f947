/** Chance in scenarios: the same each time. */
/** With what a scenario shuffles; a second Match in another way. */
export const SEED = 1;
export const NEXT_SEED = 2;
