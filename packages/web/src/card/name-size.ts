/** How long a name is on a card, so that the style can choose a size in which it fits. In parts of the size of its letters. */
import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: number | string | undefined;
  }
}

const NARROW = /[iljtfrI.,:;'’!|() -]/;
const WIDE = /[mwMW@]/;
const CAPITAL = /[\p{Lu}\d&?]/u;
const SQUARE = /[\u2e80-\uffef]/;
/** Measured generously, for the widest of the usual fonts. */
const widthOfLetter = (letter: string): number => {
  if (SQUARE.test(letter)) return 1;
  if (NARROW.test(letter)) return 0.42;
  if (WIDE.test(letter)) return 1;
  return CAPITAL.test(letter) ? 0.77 : 0.68;
};
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + widthOfLetter(letter), 0);

/** Lines break between words and behind hyphens; between any two Chinese or Japanese signs. */
const wordsOf = (name: string): string[] =>
  name.split(/\s+|(?<=-)|(?<=[\u2e80-\uffef])(?=[\u2e80-\uffef])/).filter((word) => word !== '');

/** `--longest` is the word that must fit into a line, `--whole` the whole name. */
export const nameSize = (name: string): CSSProperties => ({
  '--longest': Math.max(1, ...wordsOf(name).map(widthOf)).toFixed(2),
  '--whole': Math.max(1, widthOf(name)).toFixed(2),
});
