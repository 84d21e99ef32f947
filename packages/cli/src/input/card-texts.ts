/** Files of card texts: a card database, or JSON of several forms. */
import { readFileSync, statSync } from 'node:fs';
import { type CardText, isCardDatabase, parseCardDatabase, parseCardTexts } from '@spellspeed/reader';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** The texts of all cards are longer than anything else that is read. */
const MOST_MEGABYTES = 100;

/** All texts of a file, or Trouble that says what was found and what is expected. */
export const cardTextsIn = async (file: string): Promise<readonly CardText[]> => {
  const bytes = bytesOf(file);
  const source = isCardDatabase(bytes)
    ? await parseCardDatabase(bytes)
    : parseCardTexts(new TextDecoder().decode(bytes));
  if ('wrong' in source) throw new Trouble(`${file} cannot be read as card texts.`, source.wrong);
  return source.texts;
};

const bytesOf = (file: string): Uint8Array => {
  const size = statSync(file, { throwIfNoEntry: false });
  // What is no file, or cannot be opened, is told by whoever reads texts.
  if (!size?.isFile()) return new TextEncoder().encode(readText(file));
  if (size.size > MOST_MEGABYTES * 1024 * 1024)
    throw new Trouble(`${file} cannot be read: it is larger than ${MOST_MEGABYTES} MB.`);
  return readFileSync(file);
};
