/**
 * What a text must have where a phrase is to stand. It defines nothing: a phrase without hints is tried everywhere and finds the same; with
 * them, most phrases of a table need not be tried.
 */
import { reached, type Text } from './text.ts';

export interface Hints {
  /** Words that stand there or later. */
  readonly needs?: readonly string[];
  /** The letters, small, with which it begins; '' if it may be left out. */
  readonly opening?: ReadonlySet<string>;
}
/** The hints alone: whatever reads the same words has the same. */
export const hintsOf = ({ needs, opening }: Hints): Hints => ({
  ...(needs && { needs }),
  ...(opening && { opening }),
});

/** What words need of a text: all but the first letter, which may be a capital. */
export const needsOf = (said: string): readonly string[] => {
  const needed = /^[A-Za-z]/.test(said) ? said.slice(1) : said;
  return needed === '' ? [] : [needed];
};
/** Beginning with any of these words. */
export const openingOf = (...said: readonly string[]): ReadonlySet<string> => new Set(said.map(letterOf));
const letterOf = (said: string): string => said.charAt(0).toLowerCase();
/** Of words that always stand there. */
export const hintsOfWords = (said: string): Hints => ({ needs: needsOf(said), opening: openingOf(said) });

/** Of one of them. */
export const hintsOfAny = (readers: readonly Hints[]): Hints => {
  const openings = readers.flatMap(({ opening }) => opening ?? []);
  return readers.length > 0 && openings.length === readers.length
    ? { opening: new Set(openings.flatMap((opening) => [...opening])) }
    : {};
};
/** Of one after the other: it begins with the first that is there. */
export const hintsOfAll = (parts: readonly Hints[]): Hints => {
  const needs = parts.flatMap((one) => one.needs ?? []);
  const letters = new Set<string>();
  for (const { opening } of parts) {
    if (!opening) return { needs };
    for (const letter of opening) if (letter !== '') letters.add(letter);
    if (!opening.has('')) return { needs, opening: letters };
  }
  return { needs, opening: letters.add('') };
};
/** Of what may be left out. */
export const hintsOfOptional = ({ opening }: Hints): Hints =>
  opening ? { opening: new Set([...opening, '']) } : {};

/** Of many, those that could begin where they are looked for; where a text is asked for all that was expected, all of them. */
export const beginningThere = <One extends Hints>(
  all: readonly One[],
): ((text: Text, at: number) => readonly One[]) => {
  const known = new Map<string, readonly One[]>();
  return (text, at) => {
    if (text.tried === 'everything') return all;
    const letter = text.words.charAt(at);
    const those = known.get(letter) ?? all.filter((one) => couldBegin(one, letter.toLowerCase()));
    known.set(letter, those);
    if (those.length < all.length) reached(text, at);
    return those;
  };
};
const couldBegin = ({ opening }: Hints, letter: string): boolean =>
  opening === undefined || opening.has('') || opening.has(letter);
