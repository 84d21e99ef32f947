/** The facts of all cards that are defined, and of those that their texts name, in a file that a page loads. */
import { type DataFile, dataFile } from './data-file.ts';

export const CARRIED_FACTS: DataFile = dataFile(
  () => new URL('../../prepared/carried-facts.tsv', import.meta.url),
);
