/** The facts that a page loads before those of all cards; the cards of the ready-made decks come with the program. */
import { readyMadeFacts } from '../ready-made-texts.ts';
import { CARRIED_FACTS } from './carried-file.ts';
import { type FactsTable, tableOf } from './facts-table.ts';

let latest: { readonly text: string; readonly table: FactsTable } | undefined;

/** By rising passcode, as everybody expects them; in the file they stand by archetype. */
const inOrder = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .join('\n');

/** On a page that has not loaded them: the facts of the cards of the ready-made decks. Another value when they have been loaded. */
export const carriedTable = (): FactsTable => {
  const text = CARRIED_FACTS.text() ?? readyMadeFacts();
  if (latest?.text !== text) latest = { text, table: tableOf(inOrder(text)) };
  return latest.table;
};

/** Loads the facts of all cards that are defined, and of those that their texts name, where they cannot be read at once: on a page. */
export const loadCarriedFacts = (): Promise<void> => CARRIED_FACTS.load();
