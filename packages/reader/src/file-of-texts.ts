/** A file of card texts of any form that is known. */
import { type DatabaseOptions, isCardDatabase, parseCardDatabase } from './card-database.ts';
import { parseCardTexts, type Source } from './sources.ts';

/** The texts of all cards are longer than anything else that is read; no file of them is larger. */
export const MOST_MEGABYTES_OF_TEXTS = 100;

/** All texts of a file: of a card database, or of JSON in one of its forms. */
export const parseFileOfTexts = async (bytes: Uint8Array, options?: DatabaseOptions): Promise<Source> =>
  isCardDatabase(bytes) ? parseCardDatabase(bytes, options) : parseCardTexts(new TextDecoder().decode(bytes));
