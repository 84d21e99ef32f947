/** Where two texts differ, word by word, and what kind of difference that is. */

/** Words of one text, and what the other has in their place; one of the two may be empty. */
export interface WordDifference {
  readonly printed: string;
  readonly official: string;
}

/** A name is one word, and so is each mark. */
const wordsIn = (text: string): readonly string[] => text.match(/"[^"]*"|[:;.,●()]|[^\s,:;.●()"]+/g) ?? [];

/** How many words each two rests of the texts share. */
const sharedFrom = (ours: readonly string[], theirs: readonly string[]): readonly (readonly number[])[] => {
  const table = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = ours.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row) row[j] = ours[i] === theirs[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return table;
};

/** All places in which the print and the official text differ, in their order. */
export const wordDifferences = (print: string, text: string): readonly WordDifference[] => {
  const [ours, theirs] = [wordsIn(print), wordsIn(text)];
  const shared = sharedFrom(ours, theirs);
  const found: WordDifference[] = [];
  let [i, j] = [0, 0];
  let [printed, official]: [string[], string[]] = [[], []];
  const close = (): void => {
    if (printed.length + official.length > 0)
      found.push({ printed: printed.join(' '), official: official.join(' ') });
    [printed, official] = [[], []];
  };
  while (i < ours.length || j < theirs.length) {
    const [our, their] = [ours[i], theirs[j]];
    if (our !== undefined && our === their) {
      close();
      i += 1;
      j += 1;
    } else if (
      our !== undefined &&
      (their === undefined || (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0))
    ) {
      printed.push(our);
      i += 1;
    } else if (their !== undefined) {
      official.push(their);
      j += 1;
    }
  }
  close();
  return found;
};

/** Kinds of difference that the words themselves tell. */
export const DIFFERENCES = {
  marks: 'commas, colons and full stops stand elsewhere',
  pronoun:
    'the same card is pointed to by another word ("it", "that card", "this card"); the print says "it" only where nothing else could be meant',
  whose: 'whose card, or whose field or turn, is said or left out',
  'face-up': '"face-up" is said or left out where the rules leave nothing else',
  number: 'one or several: "a", "1", "each", "all", or a noun in the plural',
  span: 'how long it lasts is said in other words, or at another place',
  order: 'the same words stand in another order',
  'said-clearer': 'the print has words for which the official text has none',
  'left-out':
    'the official text has words for which the print has none; whether they say more has not been judged card by card',
  'old-words':
    'the official text is older than problem-solving text, and the print tells condition, cost and effect apart',
  wording: 'other words stand there; whether they say the same has not been judged card by card',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;

/** Words that make a difference of this kind if both sides hold nothing else. */
const SMALL_WORDS: readonly (readonly [DifferenceKind, RegExp])[] = [
  ['marks', /^[:;.,●()]$/],
  [
    'pronoun',
    /^(?:it|its|that|those|them|they|their|this|these|the|card|cards|monster|monsters|target|targets|effect|effects|one|itself|card's|monster's|target's|monsters'|equipped|Spell|Trap|Spell\/Trap|Equip|of)$/,
  ],
  [
    'whose',
    /^(?:you|your|yours|opponent|opponent's|opponents|control|controls|either|both|player|player's|players|field|on|the|they|their|its|owner's|controller's|side|of|from|in)$/,
  ],
  ['face-up', /^(?:a|an|face-up|Set|face-down|on|the|field)$/],
  [
    'number',
    /^(?:a|an|1|one|each|all|any|every|\(s\)|monsters?|cards?|Spells?|Traps?|Spell\/Traps?|Spells\/Traps|effects?|Tokens?|Monsters?|Cards?|is|are|gains?|loses?|it|its|them|their|they|more|or|1\+|up|to)$/,
  ],
  [
    'span',
    /^(?:until|end|of|the|this|that|turn|turns|for|rest|during|next|End|Phase|your|opponent's|is|it|applied|resolves|Standby|Battle|Main|after|effect|activated|as|long|while|on|field|face-up|,)$/,
  ],
];
const lower = (word: string): string => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word);
const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join(' ') === other.toSorted().join(' ');

/** What kind of difference it is; what moved from one place to another is told by all differences together. */
export const kindOfDifference = ({ printed, official }: WordDifference): DifferenceKind => {
  const [ours, theirs] = [wordsIn(printed), wordsIn(official)];
  const both = [...ours, ...theirs];
  const small = SMALL_WORDS.find(([, words]) =>
    both.every((word) => words.test(word) || words.test(lower(word))),
  );
  if (small) return small[0];
  if (official === '') return 'said-clearer';
  if (printed === '') return 'left-out';
  return sameWords(ours.map(lower), theirs.map(lower)) ? 'order' : 'wording';
};

/** All kinds of difference between two texts, each once. */
export const kindsOfDifference = (print: string, text: string): readonly DifferenceKind[] => {
  const all = wordDifferences(print, text);
  if (!/[:;]/.test(text) && /[:;]/.test(print)) return ['old-words'];
  const isMoved = sameWords(wordsIn(print).map(lower), wordsIn(text).map(lower));
  return isMoved ? ['order'] : [...new Set(all.map(kindOfDifference))].sort();
};
