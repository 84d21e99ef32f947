/** A text while it is being read: how far every attempt came, and what has been read of it already. */

/** What was looked for at the place that no attempt could pass. */
export interface Stop {
  readonly at: number;
  readonly expected: readonly string[];
}
export interface Text {
  readonly words: string;
  /** Where a sentence may begin, so that its first letter may be a capital. */
  readonly starts: ReadonlySet<number>;
  /** Readings by the rule that asked for them, and from where, with what in mind. */
  readonly known: Map<object, Map<number, unknown>>;
  /** Where words stand for the last time. */
  readonly lasts: Map<string, number>;
  /** `everything`: also what cannot be there, so that the stop tells all that was expected. */
  readonly tried: Tried;
  /** `otherwise`: also forms that are never printed. */
  readonly wording: Wording;
  /** A number for all that is in mind at a place. */
  readonly states: Map<string, number>;
  /** The furthest place that no attempt could pass. */
  readonly stop: { at: number; expected: Set<string> };
}

export type Tried = 'what-could-be' | 'everything';

export type Wording = 'very-words' | 'otherwise';
/** How it is to be read. */
export interface Manner {
  readonly tried?: Tried | undefined;
  readonly wording?: Wording | undefined;
}

export const textOf = (
  words: string,
  { tried = 'what-could-be', wording = 'very-words' }: Manner = {},
): Text => ({
  words,
  tried,
  wording,
  starts: startsIn(words),
  known: new Map(),
  lasts: new Map(),
  states: new Map(),
  stop: { at: 0, expected: new Set() },
});
const startsIn = (words: string): ReadonlySet<number> => {
  const starts = new Set([0]);
  for (const { index, 0: mark } of words.matchAll(/[.:)] |\n(?:● )?|● |\(/g)) starts.add(index + mark.length);
  return starts;
};

/** Do these words stand there? They do not end within a word, and a sentence may begin with a capital. */
export const standsAt = (text: Text, at: number, words: string): boolean => {
  const isThere =
    text.words.startsWith(words, at) || (text.starts.has(at) && isThereWithCapital(text, at, words));
  const found = isThere && !(isWordEnd(words) && isWordStart(text.words, at + words.length));
  if (!found) expect(text, at, words);
  return found;
};
const isThereWithCapital = (text: Text, at: number, words: string): boolean =>
  words !== '' &&
  text.words.charAt(at).toLowerCase() === words.charAt(0).toLowerCase() &&
  text.words.startsWith(words.slice(1), at + 1);
/** Could all of these words still follow? What asks for others need not be tried. */
export const couldFollow = (text: Text, at: number, needs: readonly string[] | undefined): boolean => {
  if (needs === undefined || text.tried === 'everything') return true;
  for (const words of needs) if (lastOf(text, words) < at) return false;
  return true;
};
const lastOf = ({ words: all, lasts }: Text, words: string): number => {
  const known = lasts.get(words);
  if (known !== undefined) return known;
  const last = all.lastIndexOf(words);
  lasts.set(words, last);
  return last;
};
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
const isWordEnd = (words: string): boolean => isLetter(words.charCodeAt(words.length - 1));
const isWordStart = (words: string, at: number): boolean => isLetter(words.charCodeAt(at));

/** Notes what was looked for, if nothing came further. Words of which a part stands there count from where they differ. */
const expect = (text: Text, at: number, words: string): void => {
  const { stop } = text;
  if (at + words.length < stop.at) return;
  let same = 0;
  while (same < words.length && text.words[at + same] === words[same]) same += 1;
  const place = at + (same < words.length ? words.lastIndexOf(' ', same) + 1 : 0);
  if (place < stop.at) return;
  if (place > stop.at) {
    stop.at = place;
    stop.expected.clear();
  }
  stop.expected.add(words);
};
/** Something was looked for there that does not begin so. */
export const reached = ({ stop }: Text, at: number): void => {
  if (at <= stop.at) return;
  stop.at = at;
  stop.expected.clear();
};
/** The last place that was reached, and what could have stood there. */
export const furthestStop = ({ stop }: Text): Stop => ({ at: stop.at, expected: [...stop.expected].sort() });
/** Counts what was looked for in one of several attempts at the same words. */
export const alsoStoppedAt = (text: Text, { stop }: Text): void => {
  if (stop.at < text.stop.at) return;
  if (stop.at > text.stop.at) text.stop.expected.clear();
  text.stop.at = stop.at;
  for (const words of stop.expected) text.stop.expected.add(words);
};
