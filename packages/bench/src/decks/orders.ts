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
  /** User and system time of the process for them, the compiler's and the collector's included; no page knows its own. */
  readonly cpuMicroseconds?: number;
  /** The same by the clock. */
  readonly clockMilliseconds: number;
  /** The longest time from an answer to the next question. */
  readonly slowestMilliseconds: number;
  /** Of the last states: equal for equal play. */
  readonly digest: string;
}
export type Answer = { readonly played: Played } | { readonly mistake: string };

/** The other end of a program that plays: started once, so that its code stays as hot as it has become. */
export interface Player {
  readonly name: string;
  /** Plays what is ordered. Fails with what the program said where it could not. */
  readonly play: (order: Order) => Promise<Played>;
  readonly stop: () => unknown;
}

/** What was played, or an Error with the name of who could not. */
export const playedOf = (name: string, answer: Answer): Played => {
  if ('mistake' in answer) throw new Error(`${name}: ${answer.mistake}`);
  return answer.played;
};
