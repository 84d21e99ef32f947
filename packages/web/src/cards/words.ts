/** Texts as they are taken apart to be searched: words, and for scripts without spaces each two signs beside one another. */
import { foldName } from '@spellspeed/cards';

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]+/g;
const pairsOf = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

/** Case, accents and punctuation make no difference, as in the names of cards. */
export const wordsOf = (text: string): string[] => {
  const spaced = text.replace(UNSPACED, ' ').split(/[\s\-–—·・/&,.;:!?"“”„‘«»()[\]★☆#]+/u);
  const unspaced = text.match(UNSPACED) ?? [];
  return [...spaced.map(foldName), ...unspaced.flatMap(pairsOf)].filter((word) => word !== '');
};
/** Is a typing mistake in it possible? Not in pairs of signs, and not in a number. */
export const mayBeMistyped = (word: string): boolean => /^[a-z]{4,}$/.test(word);
