/** The sentences of a text that are not understood, if the user has given the text. */
import { type DraftPart, draftOf } from '../workshop/draft.ts';
import { ownTexts } from './own-texts.ts';

/** A sentence of a text, and whether it is understood. */
export interface ReadSentence {
  readonly sentence: string;
  readonly isUnderstood: boolean;
}

/** The sentences of a card's text in their order; none if no text was given. */
export const sentencesRead = (passcode: number): readonly ReadSentence[] => {
  const entry = ownTexts().get(passcode);
  return entry === undefined ? [] : draftOf(entry).flatMap(sentencesIn);
};

const sentencesIn = (part: DraftPart): readonly ReadSentence[] =>
  'read' in part
    ? part.sentences.map((sentence) => ({ sentence, isUnderstood: true }))
    : [{ sentence: part.notRead, isUnderstood: false }];
