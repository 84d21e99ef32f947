/** The facts of the cards that every program carries: a table that Node reads at once, and that a page loads; it comes with the ready-made decks alone. */
import { dataFile } from './data-file.ts';
import { READY_MADE_FACTS } from './ready-made-facts.generated.ts';

const FILE = dataFile(() => new URL('../../data/carried-facts.tsv', import.meta.url));

let put: string | undefined;
/** The table is part of the program. */
export const putCarriedFacts = (table: string): void => {
  put = table;
};

/** The lines of the table in one text; on a page that has not loaded it, those of the cards of the ready-made decks. */
export const carriedTable = (): string => FILE.text() ?? put ?? READY_MADE_FACTS;

/** Loads the facts of all cards that are defined, and of those that their texts name, where they cannot be read at once: on a page. */
export const loadCarriedFacts = (): Promise<void> => FILE.load();
