/** The facts of all printed cards: a table that Node looks into with an index, and that a page loads whole. */
import { loadCarriedFacts } from './carried-facts.ts';
import { dataFile } from './data-file.ts';
import { indexedTable } from './facts-index.ts';
import { type FactsTable, tableOfAll } from './facts-table.ts';

const TABLE = dataFile(() => new URL('../../data/facts.tsv', import.meta.url));
// No page asks for it: a page reads the table, which it has to load anyway.
const INDEX = dataFile(() => new URL('../../prepared/facts.index', import.meta.url));
let table: FactsTable | undefined;

/** The table; nothing on a page that has not loaded it. */
export const factsTable = (): FactsTable | undefined => {
  table ??= readTable();
  return table;
};

const readTable = (): FactsTable | undefined => {
  const bytes = TABLE.bytes();
  if (bytes === undefined) return undefined;
  const index = INDEX.bytes();
  return index === undefined ? tableOfAll(TABLE.text() ?? '') : indexedTable(bytes, index);
};

/** Loads the facts of all cards where they cannot be read at once: on a page. In Node nothing needs to be done. */
export const loadAllFacts = async (): Promise<void> => {
  await Promise.all([TABLE.load(), loadCarriedFacts()]);
};
