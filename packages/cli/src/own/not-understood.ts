/** The sentences of a text that are not understood, if the user has given the text. */
import type { ReadSentence } from '@spellspeed/reader';
import { ownTexts } from './own-texts.ts';

/** The sentences of a card's text in their order; none if no text was given. */
export const ownSentencesOf = async (passcode: number): Promise<readonly ReadSentence[]> => {
  const entry = (await ownTexts()).get(passcode);
  return entry === undefined ? [] : (await import('@spellspeed/reader')).sentencesRead(entry);
};
