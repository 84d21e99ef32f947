/** What is wrong with a file of card texts: what was found, where, and what was expected. A page says it in its own language. */

/** What is wrong with one card of a file. */
export type EntryTrouble =
  | { readonly is: 'no-object' }
  | { readonly is: 'no-number'; readonly field: string; readonly found: string }
  | { readonly is: 'no-name' }
  | { readonly is: 'no-type-line' | 'no-text'; readonly name: string }
  | { readonly is: 'no-kind'; readonly name: string; readonly found: string };

/** `texts`: JSON of one of its forms; `database`: a card database. */
export type SourceForm = 'texts' | 'database';
export type SourceTrouble =
  | { readonly found: 'nothing'; readonly form: 'texts' }
  | { readonly found: 'no-json'; readonly form: 'texts'; readonly begins: string }
  | { readonly found: 'no-database' | 'no-card'; readonly form: 'database' }
  | { readonly found: 'broken'; readonly form: 'database'; readonly reason: string }
  | {
      readonly found: 'wrong-entry';
      readonly form: SourceForm;
      /** A line of a file, a card of a list (both from 1 on), or the card of a database with this number. */
      readonly what: 'line' | 'card';
      readonly number: string;
      readonly entry: EntryTrouble;
    };

type EntryOf<Is extends EntryTrouble['is']> = Extract<EntryTrouble, { readonly is: Is }>;
const ENTRIES: { readonly [Is in EntryTrouble['is']]: (trouble: EntryOf<Is>) => string } = {
  'no-object': () => 'it is no JSON object',
  'no-number': ({ field, found }) => `"${field}" is ${found}, not a number`,
  'no-name': () => 'it has no name',
  'no-type-line': ({ name }) => `"${name}" has no type line`,
  'no-text': ({ name }) => `"${name}" has no text`,
  'no-kind': ({ name, found }) =>
    `the kind of "${name}" is ${found}, not one of Monster, Spell, Trap (in a database 1, 2, 4)`,
};
type Found<F extends SourceTrouble['found']> = Extract<SourceTrouble, { readonly found: F }>;
const FOUND: { readonly [F in SourceTrouble['found']]: (trouble: Found<F>) => string } = {
  nothing: () => 'The file is empty',
  'no-json': ({ begins }) => `This is no JSON: it begins with ${JSON.stringify(begins)}`,
  'no-database': () => 'The file does not begin as an SQLite file does',
  'no-card': () => 'The database has no card',
  broken: ({ reason }) => `The database cannot be read: ${reason}`,
  'wrong-entry': ({ what, number, entry }) =>
    // The record holds for each trouble the function that takes it.
    `${what} ${number}: ${(ENTRIES[entry.is] as (trouble: EntryTrouble) => string)(entry)}`,
};
const EXPECTED: { readonly [form in SourceForm]: string } = {
  texts:
    'Expected: one JSON object a line with passcode, name, kind, line and text; or the JSON of YGOPRODeck ({ "data": […] }); or that of yaml-yugi ([…]).',
  database:
    'Expected: an SQLite file with the tables datas (id, alias, type, atk, def, level, race, attribute) and texts (id, name, desc).',
};

/** The refusal of a file: the trouble, and the same in English. */
export const refusedSource = (
  trouble: SourceTrouble,
): { readonly wrong: string; readonly trouble: SourceTrouble } => ({
  wrong: `${(FOUND[trouble.found] as (trouble: SourceTrouble) => string)(trouble)}. ${EXPECTED[trouble.form]}`,
  trouble,
});
