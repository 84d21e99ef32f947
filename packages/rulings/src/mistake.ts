/** What is wrong in a scenario's text: where, what stands there, what was expected. */
import type { FieldTrouble } from './trouble.ts';

export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
  /** The nearest right word, if one is near. */
  readonly nearest: string | null;
  /** What is wrong with a card of the field, by name; null for everything else. */
  readonly trouble: FieldTrouble | null;
}

export const messageOfMistake = ({ file, line, column, found, expected, nearest }: Mistake): string =>
  `${file}:${line}:${column}: found ${found}, expected ${expected}${nearest === null ? '' : `; did you mean "${nearest}"?`}`;

/** So many mistakes of one text are told; the rest is counted. */
export const MOST_TOLD = 20;
let guesses = Number.POSITIVE_INFINITY;
/** For more mistakes than are told, nothing that was meant is sought: that would take longer than the reading. */
export const mayGuess = (): boolean => --guesses >= 0;
/** Reads a text; what was meant is sought for as many mistakes as are told, and a few that are none in the end. */
export const withGuesses = <T>(read: () => T): T => {
  guesses = 2 * MOST_TOLD;
  try {
    return read();
  } finally {
    guesses = Number.POSITIVE_INFINITY;
  }
};
/** The mistakes that are told, and at the place of the next one how many more there are. */
export const told = (mistakes: readonly Mistake[]): readonly Mistake[] => {
  const next = mistakes[MOST_TOLD];
  if (next === undefined) return mistakes;
  const count = mistakes.length - MOST_TOLD;
  const found = count === 1 ? '1 more mistake' : `${count} more mistakes`;
  return [
    ...mistakes.slice(0, MOST_TOLD),
    { ...next, found, expected: 'none', nearest: null, trouble: null },
  ];
};

/** How many letters must be changed, added or left out. */
const distance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(change, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[b.length] ?? 0;
};

/** Nothing that is longer is near any word. */
const LONGEST_WORD = 200;
/** The word nearest to what was written; null if none is near. */
export const nearestWord = (written: string, words: readonly string[]): string | null => {
  if (written.length > LONGEST_WORD || !mayGuess()) return null;
  const far = Math.max(2, written.length / 3);
  const ranked = words
    .filter((word) => Math.abs(word.length - written.length) <= far)
    .map((word) => ({ word, far: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best !== undefined && best.far <= far ? best.word : null;
};
