/** In the place of `carried-file.ts` where a page is built of the package: whoever names all definitions has the facts of their cards with them. */
import { CARRIED_FACTS_TABLE } from '../../prepared/by-hand.js';
import { type DataFile, dataFile } from './data-file.ts';

export const CARRIED_FACTS: DataFile = dataFile(
  () => new URL('../../prepared/carried-facts.tsv', import.meta.url),
  CARRIED_FACTS_TABLE,
);
