/** Do two wordings say the same? Every word counts, but for a short list: what is not listed is a word that means something. */
import { type Normalisation, reworded } from './clause.ts';

/** Words that a text may leave out, and the printer too: what they say is said by the rest. */
export const LOOSER: readonly Normalisation[] = [
  {
    is: 'all monsters of a kind are the monsters of this kind',
    from: /(^|[.] )All (?=(?:[^.,;:"]|"[^"]*")*\bmonsters\b(?:[^.,;:"]|"[^"]*")*\b(?:gain|lose|cannot)\b)/g,
    to: '$1',
  },
  {
    is: 'what has ATK, attacks or is destroyed by battle is on the field',
    from: /\bmonsters on the field(?= (?:(?:gain|lose) \d+ (?:ATK|DEF)|cannot (?:attack|declare an attack|be destroyed by battle)\b))/g,
    to: 'monsters',
  },
  {
    is: 'a text that names nobody speaks of this card',
    from: /(^|[.] )[Tt]his card (?:is (?=unaffected)|(?=gains|loses|can))/g,
    to: '$1',
  },
];
/** Words that only join others: where they stand, or whether, changes nothing that the other words say. */
const JOINING: readonly string[] = ['the', 'of'];

const rewritten = (words: string): string => LOOSER.reduce(reworded, words);
/** Names are one word each; marks that tell costs, conditions and sentences apart are words, too. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/"[^"]*"|[:;.●()]|[^\s,:;.●()"]+/g) ?? [])
    .map((word) => (word.startsWith('"') ? word : word.toLowerCase().replace(/'s$/, '')))
    .filter((word) => !JOINING.includes(word));
/** Who does it, to whose cards, how many, which, whether and when: they stand in one order, too. */
const isOrdered = (word: string): boolean =>
  /^(?:".*"|\+?\d.*|you|your|opponent|they|them|their|it|that|those|both|either|and|or|not|cannot|can|must|if|when|then|also|[:;.●()])$/.test(
    word,
  );
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** Does the print say the very words of the text, up to those lists? */
export const saysTheSame = (text: string, print: string): boolean => {
  const [said, printed] = [wordsOf(rewritten(text)), wordsOf(rewritten(print))];
  return (
    sameList(said.toSorted(), printed.toSorted()) &&
    sameList(said.filter(isOrdered), printed.filter(isOrdered))
  );
};
