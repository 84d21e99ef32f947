/** The facts that a page loads before those of all cards; the cards of the ready-made decks come with the program. */
import { readyMadeFacts } from '../ready-made-texts.ts';
import { CARRIED_FACTS } from './carried-file.ts';
import { type FactsTable, tableOf } from './facts-table.ts';

let latest: { readonly text: string; readonly table: FactsTable } | undefined;

/** On a page that has not loaded them: the facts of the cards of the ready-made decks. Another value when they have been loaded. */
export const carriedTable = (): FactsTable => {
  const text = CARRIED_FACTS.text() ?? readyMadeFacts();
  if (latest?.text !== text) latest = { text, table: tableOf(text) };
  return latest.table;
};

/** Loads the facts of all cards that are defined, and of those that their texts name, where they cannot be read at once: on a page. */
export const loadCarriedFacts = (): Promise<void> => CARRIED_FACTS.load();
