/** In the place of `written-file.ts` where a page is built of the package: definitions by hand are there at once, those that were read are loaded. */
import { DEFINED_BY_HAND } from '../../prepared/by-hand.js';
import { type DataFile, dataFile } from '../facts/data-file.ts';

export const WRITTEN_DEFINITIONS: DataFile = dataFile(
  () => new URL('../../prepared/definitions.jsonl', import.meta.url),
  DEFINED_BY_HAND,
);
