/** Rulings of official answers that no scenario can show although their cards can be played, each with its reason, in the order of their ids. */
export const ANSWERS_THAT_CANNOT_RUN: { readonly [ruling: string]: string } = {};
