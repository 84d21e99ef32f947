/** One wording for another, and patterns over clauses of a text. */

/** One spelling and the one that it is read as. */
export interface Normalisation {
  readonly is: string;
  readonly from: RegExp;
  /** Words, or what they are made of: `words` and what `from` gathered. */
  readonly to: string | ((words: string, ...gathered: readonly string[]) => string);
}

/** The text with one wording for another. Most patterns are not searched for: what all that they find has in it is not there. */
export const reworded = (text: string, { from, to }: Normalisation): string => {
  if (!text.includes(sureWordsOf(from))) return text;
  return typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
};
const known = new WeakMap<RegExp, string>();
const sureWordsOf = (pattern: RegExp): string => {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const found = pattern.ignoreCase ? '' : sureWordsIn(pattern.source);
  known.set(pattern, found);
  return found;
};
/** A token of a pattern, and what says how often it stands there. */
const TOKEN = /(\\.|\[(?:\\.|[^\]])*\]|[^\\[])([?*+]|\{\d+(?:,\d*)?\})?/gs;
/** The longest words that stand in whatever a pattern finds, outside of its groups; none if it has alternatives there. */
export const sureWordsIn = (source: string): string => {
  let depth = 0;
  let run = '';
  let longest = '';
  for (const [, token = '', often] of source.matchAll(TOKEN)) {
    if (depth === 0 && token === '|') return '';
    const letter = depth === 0 && often === undefined ? letterOf(token) : undefined;
    run = letter === undefined ? '' : run + letter;
    if (run.length > longest.length) longest = run;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
  }
  return longest;
};
/** What a token stands for, if that is always the same; `\b` is nothing that stands there. */
const letterOf = (token: string): string | undefined => {
  if (token === '\\b') return '';
  if (/^\\[^a-zA-Z0-9]$/.test(token)) return token.slice(1);
  return /^[^\\[().^$|?*+{}]$/.test(token) ? token : undefined;
};

/** Any words within a clause; marks in a name do not end it. */
const SOME = '(?:[^.,;:"]|"[^"]*")*?';
/** A pattern in which `~` stands for such words. */
export const within = (words: string, flags = 'g'): RegExp => new RegExp(words.replaceAll('~', SOME), flags);
