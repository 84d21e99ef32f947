/** One wording for another, and patterns over clauses of a text. */

/** One spelling and the one that it is read as. */
export interface Normalisation {
  readonly is: string;
  readonly from: RegExp;
  /** Words, or what they are made of: `words` and what `from` gathered. */
  readonly to: string | ((words: string, ...gathered: readonly string[]) => string);
}

/** The text with one wording for another. */
export const reworded = (text: string, { from, to }: Normalisation): string =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);

/** Any words within a clause; marks in a name do not end it. */
const SOME = '(?:[^.,;:"]|"[^"]*")*?';
/** A pattern in which `~` stands for such words. */
export const within = (words: string, flags = 'g'): RegExp => new RegExp(words.replaceAll('~', SOME), flags);
