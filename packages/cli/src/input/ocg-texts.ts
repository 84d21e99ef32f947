/** Files of Japanese card texts. */
import { type OcgTexts, parseOcgTexts } from '@spellspeed/reader';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** All texts of a file, or Trouble that says what was found and what is expected. */
export const ocgTextsIn = (file: string): OcgTexts => {
  const texts = parseOcgTexts(readText(file));
  if ('wrong' in texts) throw new Trouble(`${file} cannot be read as Japanese card texts.`, texts.wrong);
  return texts;
};
