/** What is found out about a card that somebody has written. */

/** What is looked at, in this order. */
export const PARTS = ['types', 'definition', 'list', 'pool', 'names', 'text', 'rulings'] as const;
export type Part = (typeof PARTS)[number];

/** Something to be mended. */
export interface Wrong {
  /** File, with its line where it has one, named from the root of the project. */
  readonly place: string;
  /** What is wrong there and what is to be done. */
  readonly says: string;
}

export interface Finding {
  readonly part: Part;
  readonly wrong: readonly Wrong[];
  /** What is good to know and breaks nothing. */
  readonly notes: readonly string[];
}
