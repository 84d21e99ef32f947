/** Files of card texts: a card database, or JSON of several forms. */
import { readFileSync, statSync } from 'node:fs';
import { type CardText, MOST_MEGABYTES_OF_TEXTS, parseFileOfTexts } from '@spellspeed/reader';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** All texts of a file, or Trouble that says what was found and what is expected. */
export const cardTextsIn = async (file: string): Promise<readonly CardText[]> => {
  const source = await parseFileOfTexts(bytesOf(file));
  if ('wrong' in source) throw new Trouble(`${file} cannot be read as card texts.`, source.wrong);
  return source.texts;
};

const bytesOf = (file: string): Uint8Array => {
  const size = statSync(file, { throwIfNoEntry: false });
  // What is no file, or cannot be opened, is told by whoever reads texts.
  if (!size?.isFile()) return new TextEncoder().encode(readText(file));
  if (size.size > MOST_MEGABYTES_OF_TEXTS * 1024 * 1024)
    throw new Trouble(`${file} cannot be read: it is larger than ${MOST_MEGABYTES_OF_TEXTS} MB.`);
  return readFileSync(file);
};
