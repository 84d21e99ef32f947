/** A text as far as it can be read: what was understood, and a hole for each sentence that was not. */
import type { Card } from '@spellspeed/engine/language';
import type { CardText } from './card-text.ts';
import { printedSentencesOf } from './printed-sentences.ts';
import { readCard } from './read-card.ts';
import { type Refusal, refusalsOf } from './refusal.ts';

/** One or more sentences that were read together, or one that was not. */
export type DraftPart =
  | {
      readonly read: Card;
      readonly sentences: readonly string[];
      /** Why what was read is not sure. */
      readonly doubts: readonly Refusal[];
    }
  | { readonly notRead: string; readonly why: readonly Refusal[] };

/** An effect seldom has more sentences than this. */
const MOST_TOGETHER = 4;

/** The parts of a text in their order; as many sentences as make sense together are read together. */
export const draftOf = (entry: CardText): readonly DraftPart[] => {
  const whole = readCard(entry);
  if (whole.card) return [{ read: whole.card, sentences: [entry.text], doubts: refusalsOf(entry, whole) }];
  const sentences = printedSentencesOf(entry.text);
  const parts: DraftPart[] = [];
  for (let from = 0; from < sentences.length; ) {
    const found = longestFrom(entry, sentences.slice(from, from + MOST_TOGETHER));
    const sentence = sentences[from] ?? '';
    parts.push(found ?? { notRead: sentence, why: refusalsOf({ ...entry, text: sentence }) });
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
    const some = { ...entry, text: taken.join(' ') };
    const reading = readCard(some);
    if (reading.card) return { read: reading.card, sentences: taken, doubts: refusalsOf(some, reading) };
  }
  return undefined;
};

/** A sentence of a text, and whether it is understood. */
export interface ReadSentence {
  readonly sentence: string;
  readonly isUnderstood: boolean;
  /** Why it is not. */
  readonly why: readonly Refusal[];
}
/** The sentences of a text in their order. */
export const sentencesRead = (entry: CardText): readonly ReadSentence[] =>
  draftOf(entry).flatMap(sentencesIn);

const sentencesIn = (part: DraftPart): readonly ReadSentence[] =>
  'read' in part
    ? part.sentences.map((sentence) => ({
        sentence,
        isUnderstood: part.doubts.length === 0,
        why: part.doubts,
      }))
    : [{ sentence: part.notRead, isUnderstood: false, why: part.why }];
