/** Patterns over clauses of a text. */

/** Any words within a clause; marks in a name do not end it. */
const SOME = '(?:[^.,;:"]|"[^"]*")*?';
/** A pattern in which `~` stands for such words. */
export const within = (words: string, flags = 'g'): RegExp => new RegExp(words.replaceAll('~', SOME), flags);
