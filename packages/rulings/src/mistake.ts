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

/** The word nearest to what was written; null if none is near. */
export const nearestWord = (written: string, words: readonly string[]): string | null => {
  const ranked = words
    .map((word) => ({ word, far: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best !== undefined && best.far <= Math.max(2, written.length / 3) ? best.word : null;
};
