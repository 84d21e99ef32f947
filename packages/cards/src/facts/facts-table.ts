/** The facts of all printed cards: a table that Node reads when it is first needed, and that a page loads. */
import { loadCarriedFacts } from './carried-table.ts';
import { dataFile } from './data-file.ts';
import { HEAD } from './facts-line.ts';

/** Lines of the table by passcode. */
export interface FactsTable {
  /** By rising passcode. */
  readonly passcodes: readonly number[];
  readonly lineAt: (passcode: number) => string | undefined;
}

const FILE = dataFile(() => new URL('../../data/facts.tsv', import.meta.url));
let table: FactsTable | undefined;

/** The table; nothing on a page that has not loaded it. */
export const factsTable = (): FactsTable | undefined => {
  if (table === undefined) {
    const text = FILE.text();
    table = text === undefined ? undefined : tableOf(text);
  }
  return table;
};

/** Loads the facts of all cards where they cannot be read at once: on a page. In Node nothing needs to be done. */
export const loadAllFacts = async (): Promise<void> => {
  await Promise.all([FILE.load(), loadCarriedFacts()]);
};

const tableOf = (text: string): FactsTable => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`data/facts.tsv begins with "${head}", expected "${HEAD}"`);
  const passcodes = lines.map((line) => Number.parseInt(line, 10));
  const places = new Map(passcodes.map((passcode, index) => [passcode, index]));
  return {
    passcodes,
    lineAt: (passcode) => {
      const index = places.get(passcode);
      return index === undefined ? undefined : lines[index];
    },
  };
};
