/** Words that were mistyped, and what was meant. */
import { distance } from 'fastest-levenshtein';

/** One letter of so many may be wrong; shorter words are taken as they are. */
const LETTERS_A_MISTAKE = 4;

/** The known word that is nearest to one that is unknown; the word itself where none is near. */
export const nearestWord = (word: string, known: Iterable<string>): string => {
  const most = Math.floor(word.length / LETTERS_A_MISTAKE);
  let best = word;
  let least = most + 1;
  for (const each of known) {
    if (Math.abs(each.length - word.length) >= least) continue;
    const far = distance(word, each);
    if (far < least) [best, least] = [each, far];
  }
  return best;
};
