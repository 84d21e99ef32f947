/** Files of card texts: a card database, or JSON of several forms. */
import { readFileSync } from 'node:fs';
import { type CardText, isCardDatabase, parseCardDatabase, parseCardTexts } from '@spellspeed/reader';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** All texts of a file, or Trouble that says what was found and what is expected. */
export const cardTextsIn = async (file: string): Promise<readonly CardText[]> => {
  const source = isDatabase(file)
    ? await parseCardDatabase(readFileSync(file))
    : parseCardTexts(readText(file));
  if ('wrong' in source) throw new Trouble(`${file} cannot be read as card texts.`, source.wrong);
  return source.texts;
};

/** What cannot be opened is told by whoever reads it as a text. */
const isDatabase = (file: string): boolean => {
  try {
    return isCardDatabase(readFileSync(file));
  } catch {
    return false;
  }
};
