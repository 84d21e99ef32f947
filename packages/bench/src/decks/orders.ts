/** What the bench says to a program that plays, and what it answers. One program is one revision of the engine, started once. */

/** Play random mirror duels of a deck, with the seeds `from`, `from + 1`, … */
export interface Order {
  readonly deck: string;
  readonly from: number;
  readonly duels: number;
}
/** What was played. */
export interface Played {
  readonly duels: number;
  /** Questions with more than one choice. */
  readonly decisions: number;
  /** User and system time of the process for them, the compiler's and the collector's included. */
  readonly cpuMicroseconds: number;
  /** The longest time from an answer to the next question. */
  readonly slowestMilliseconds: number;
  /** Of the last states: equal for equal play. */
  readonly digest: string;
}
export type Answer = { readonly played: Played } | { readonly mistake: string };
