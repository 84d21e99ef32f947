import type { EntryTrouble } from '@spellspeed/reader';
import { type OwnSay, useOwnSay } from './own-words.ts';
import type { FileTrouble } from './reader.ts';

type EntryOf<Is extends EntryTrouble['is']> = Extract<EntryTrouble, { readonly is: Is }>;
const ENTRIES: { readonly [Is in EntryTrouble['is']]: (entry: EntryOf<Is>, say: OwnSay) => string } = {
  'no-object': (_, say) => say('own.entry.no-object'),
  'no-number': ({ field, found }, say) => say('own.entry.no-number', { field, found }),
  'no-name': (_, say) => say('own.entry.no-name'),
  'no-type-line': ({ name }, say) => say('own.entry.no-type-line', { name }),
  'no-text': ({ name }, say) => say('own.entry.no-text', { name }),
  'no-kind': ({ name, found }, say) => say('own.entry.no-kind', { name, found }),
};
const entryIn = (say: OwnSay, entry: EntryTrouble): string =>
  // The record holds for each trouble the function that takes it.
  (ENTRIES[entry.is] as (entry: EntryTrouble, say: OwnSay) => string)(entry, say);

type Found<F extends FileTrouble['found']> = Extract<FileTrouble, { readonly found: F }>;
const FOUND: { readonly [F in FileTrouble['found']]: (trouble: Found<F>, say: OwnSay) => string } = {
  nothing: (_, say) => say('own.found.nothing'),
  'no-json': ({ begins }, say) => say('own.found.no-json', { begins }),
  'no-database': (_, say) => say('own.found.no-database'),
  'no-card': (_, say) => say('own.found.no-card'),
  broken: ({ reason }, say) => say('own.found.broken', { reason }),
  'wrong-entry': ({ what, number, entry }, say) =>
    say(`own.found.${what}`, { number, entry: entryIn(say, entry) }),
  'too-large': ({ megabytes }, say) => say('own.found.too-large', { megabytes }),
  failed: ({ message }, say) => say('own.found.failed', { message }),
};

/** What is wrong with a file: what was found, and what is expected. */
export const useTroubleWords = (): ((trouble: FileTrouble) => readonly string[]) => {
  const say = useOwnSay();
  return (trouble) => [
    (FOUND[trouble.found] as (trouble: FileTrouble, say: OwnSay) => string)(trouble, say),
    ...('form' in trouble ? [say(`own.expected.${trouble.form}`)] : []),
  ];
};
