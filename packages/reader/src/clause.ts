/** One wording for another, and patterns over clauses of a text. */

/** One spelling and the one that it is read as. */
export interface Normalisation {
  readonly is: string;
  readonly from: RegExp;
  readonly to: string;
}

/** Any words within a clause; marks in a name do not end it. */
const SOME = '(?:[^.,;:"]|"[^"]*")*?';
/** A pattern in which `~` stands for such words. */
export const within = (words: string, flags = 'g'): RegExp => new RegExp(words.replaceAll('~', SOME), flags);
