import { type Duel, tableOf } from '../duel.ts';
import { situationInWords } from '../situation/in-words.ts';
import { situationOf } from '../situation/situation.ts';
import { layBeside } from '../state/door.ts';
import type { DuelState } from '../state/state.ts';

/**
 * The state of a duel as it is now, to read: it stays so while the duel goes on. It shares with the duel what does not change, where
 * `stateIn` opens a copy of all of it.
 */
export const stateOf = (duel: Pick<Duel, 'fork'>): DuelState => tableOf(duel.fork()).state;

/** A situation by its key and in the words that define it: of the duel, or of a state in its place. */
export const situationsOf = (
  duel: Pick<Duel, 'fork'>,
  state?: DuelState,
): { readonly key: string; readonly words: string } => {
  const table = tableOf(duel.fork());
  const meant = state ? layBeside(table, state) : table;
  return { key: situationOf(meant), words: situationInWords(meant) };
};
