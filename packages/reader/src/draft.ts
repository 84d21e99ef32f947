/** A text as far as it can be read: what was understood, and a hole for each sentence that was not. */
import type { Card } from '@spellspeed/engine/language';
import type { CardText } from './card-text.ts';
import { printedSentencesOf } from './printed-sentences.ts';
import { readCard } from './read-card.ts';

/** One or more sentences that were read together, or one that was not. */
export type DraftPart =
  | { readonly read: Card; readonly sentences: readonly string[] }
  | { readonly notRead: string };

/** An effect seldom has more sentences than this. */
const MOST_TOGETHER = 4;

/** The parts of a text in their order; as many sentences as make sense together are read together. */
export const draftOf = (entry: CardText): readonly DraftPart[] => {
  const whole = readCard(entry);
  if (whole.card) return [{ read: whole.card, sentences: [entry.text] }];
  const sentences = printedSentencesOf(entry.text);
  const parts: DraftPart[] = [];
  for (let from = 0; from < sentences.length; ) {
    const found = longestFrom(entry, sentences.slice(from, from + MOST_TOGETHER));
    parts.push(found ?? { notRead: sentences[from] ?? '' });
    from += found?.sentences.length ?? 1;
  }
  return parts;
};

const longestFrom = (
  entry: CardText,
  sentences: readonly string[],
): Extract<DraftPart, { read: Card }> | undefined => {
  for (let count = sentences.length; count > 0; count -= 1) {
    const taken = sentences.slice(0, count);
    const { card } = readCard({ ...entry, text: taken.join(' ') });
    if (card) return { read: card, sentences: taken };
  }
  return undefined;
};

/** A sentence of a text, and whether it is understood. */
export interface ReadSentence {
  readonly sentence: string;
  readonly isUnderstood: boolean;
}
/** The sentences of a text in their order. */
export const sentencesRead = (entry: CardText): readonly ReadSentence[] =>
  draftOf(entry).flatMap(sentencesIn);

const sentencesIn = (part: DraftPart): readonly ReadSentence[] =>
  'read' in part
    ? part.sentences.map((sentence) => ({ sentence, isUnderstood: true }))
    : [{ sentence: part.notRead, isUnderstood: false }];
