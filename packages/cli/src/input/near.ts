/** What somebody may have meant. */

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Nothing that is longer is near any word. */
const LONGEST_WORD = 200;
/** The words that are nearest to what was typed, nearest first; none that has little to do with it. */
export const nearestWords = (typed: string, words: readonly string[], most: number): string[] => {
  if (typed.length > LONGEST_WORD) return [];
  const wanted = typed.toLowerCase();
  const far = Math.max(2, Math.ceil(wanted.length / 2));
  return words
    .map((word) => {
      const part = wanted.length >= 3 && word.includes(wanted);
      return { word, far: part ? 0 : distance(wanted, word.toLowerCase()) };
    })
    .filter((each) => each.far <= far)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ word }) => word);
};

/** `Did you mean "a", "b" or "c"?`, or nothing. */
export const didYouMean = (words: readonly string[]): string[] => {
  if (words.length === 0) return [];
  const quoted = words.map((word) => `"${word}"`);
  const last = quoted.at(-1) ?? '';
  return [`Did you mean ${quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`}?`];
};
