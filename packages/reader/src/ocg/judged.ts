/** Differences from the OCG's texts that somebody has looked at: the words that differ, where that comes from, and why it is none, or what has been done. */

/** Whose matter a difference is: the comparison cannot see that both say the same, the printer's wording, the reading, the two texts themselves, or the engine. */
export const FAMILIES = ['wording', 'printer', 'reading', 'texts', 'engine'] as const;
export type Family = (typeof FAMILIES)[number];

export interface Judged {
  /** A passcode; `*`: every card that differs in exactly these words. */
  readonly card: string;
  /** Words that only the print has, and that only the text has: sorted, names as 「」. */
  readonly printed: string;
  readonly official: string;
  readonly family: Family;
  readonly why: string;
}
const HEAD = ['card', 'printed', 'official', 'family', 'why'].join('\t');
const isFamily = (word: string): word is Family => (FAMILIES as readonly string[]).includes(word);

/** Reads the list; throws with the line that is none. */
export const parseJudged = (text: string): readonly Judged[] => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`line 1: found "${head}", expected "${HEAD}"`);
  return lines.map((line, index) => {
    const [card = '', printed = '', official = '', family = '', why = ''] = line.split('\t');
    if (!/^(?:\*|\d+)$/.test(card) || !isFamily(family) || why === '')
      throw new Error(
        `line ${index + 2}: found "${line}", expected a passcode or *, words, words, one of ${FAMILIES.join(', ')}, and why`,
      );
    return { card, printed, official, family, why };
  });
};

/** Writes the list. */
export const makeJudged = (list: readonly Judged[]): string =>
  [
    HEAD,
    ...list.map(({ card, printed, official, family, why }) =>
      [card, printed, official, family, why].join('\t'),
    ),
    '',
  ].join('\n');

/** Without the lines of cards that differ no longer. */
export const stillJudged = (
  list: readonly Judged[],
  differs: (passcode: number) => boolean,
): readonly Judged[] => list.filter(({ card }) => card === '*' || differs(Number(card)));

/** Words as the list has them. */
export const wordsForList = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/「[^」]*」/g, '「」'))
    .toSorted()
    .join(' ');

/** What somebody has said of this difference. A line of the card itself goes first; it is about its words, too. */
export const judgementOf = (
  list: readonly Judged[],
  passcode: number,
  printed: readonly string[],
  official: readonly string[],
): Judged | undefined => {
  const [ours, theirs] = [wordsForList(printed), wordsForList(official)];
  const same = list.filter((line) => line.printed === ours && line.official === theirs);
  return same.find(({ card }) => card === String(passcode)) ?? same.find(({ card }) => card === '*');
};
