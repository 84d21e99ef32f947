/** The sentences of a text as it is printed. */

/** The sentences of a text, without quoted names and what stands in brackets being taken apart. */
export const printedSentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.)]["”]?) (?=[A-Z(●])/))
    .reduce<readonly string[]>(joinedWhereOpen, [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.)]["”]?$/.test(sentence));

/** What stands in one pair of brackets or quotation marks is one sentence. */
const joinedWhereOpen = (sentences: readonly string[], next: string): readonly string[] => {
  const last = sentences.at(-1);
  return last !== undefined && isOpen(last)
    ? [...sentences.slice(0, -1), `${last} ${next}`]
    : [...sentences, next];
};
const isOpen = (text: string): boolean =>
  text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0;
