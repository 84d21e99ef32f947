/** How much of a text is read: each bound is far above what people write, and low enough that any text is refused or read at once. */
import type { Failed, FormatError } from './format-error.ts';

/** So many mistakes of one text are told; the rest is counted. */
export const MOST_TOLD = 20;

export const numberWords = (number: number): string => number.toLocaleString('en-US');

/** A text that is too long is not looked at; nothing where it is not. */
export const tooLong = (text: string, most: number, file: string): Failed | undefined =>
  text.length <= most
    ? undefined
    : {
        ok: false,
        errors: [
          {
            file,
            line: 1,
            column: 1,
            found: `${numberWords(text.length)} characters`,
            expected: `at most ${numberWords(most)}`,
          },
        ],
      };

/** The mistakes that are told, and at the place of the next one how many more there are. */
export const told = (errors: readonly FormatError[]): readonly FormatError[] => {
  const next = errors[MOST_TOLD];
  if (next === undefined) return errors;
  const count = errors.length - MOST_TOLD;
  const more = {
    ...next,
    found: count === 1 ? '1 more mistake' : `${numberWords(count)} more mistakes`,
    expected: 'none',
  };
  return [...errors.slice(0, MOST_TOLD), more];
};
