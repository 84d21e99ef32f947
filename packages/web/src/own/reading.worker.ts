/** The Worker that reads texts: a thin shell. The definitions are made of the facts, so these are there before what reads. */
import { loadAllFacts } from '@spellspeed/cards';
import { expose } from 'comlink';
import sqlite from 'sql.js/dist/sql-wasm.wasm?url';
import { loaded } from '../app/load.ts';
import type { TextReader } from './reader.ts';

const reader = loaded(async (): Promise<TextReader> => {
  await loadAllFacts();
  const [{ OwnTextReader }, { keepGiven, keptTexts }] = await Promise.all([
    import('./text-reader.ts'),
    import('./kept.ts'),
  ]);
  return new OwnTextReader({ keep: keepGiven, kept: keptTexts }, { locateFile: () => sqlite });
});
// Whoever asks is told of a failure.
reader.catch(() => undefined);

expose({
  add: async (file, told) => (await reader).add(file, told),
  again: async (told) => (await reader).again(told),
  sentences: async (passcode) => (await reader).sentences(passcode),
} satisfies TextReader);
