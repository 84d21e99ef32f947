/** The definitions of all cards, a line each, made by `scripts/prepare.mjs` of the files beside this one and of `data/read-cards.jsonl`. */
import { type DataFile, dataFile } from '../facts/data-file.ts';

export const WRITTEN_DEFINITIONS: DataFile = dataFile(
  () => new URL('../../prepared/definitions.jsonl', import.meta.url),
);
