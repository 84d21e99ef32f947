/** The sentences of a text that are not understood, if the user has given the text. */
import { type ReadSentence, sentencesRead } from '@spellspeed/reader';
import { ownTexts } from './own-texts.ts';

/** The sentences of a card's text in their order; none if no text was given. */
export const ownSentencesOf = (passcode: number): readonly ReadSentence[] => {
  const entry = ownTexts().get(passcode);
  return entry === undefined ? [] : sentencesRead(entry);
};
