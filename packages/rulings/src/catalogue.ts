/** The rulings of the rulebook's catalogue: which of them a document names as its source, and which cannot run. */

/** Ids of clauses and rulings in a source that may say something else as well. */
const ID = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?:\/\d+)?$/;

/** The ids that a source names: several are separated by commas. */
export const idsInSource = (source: string): readonly string[] =>
  source
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ID.test(part));

/** Rulings of the catalogue that no scenario can show, each with its reason, in the order of their ids: at most 40. */
export const CANNOT_RUN: { readonly [ruling: string]: string } = {};
