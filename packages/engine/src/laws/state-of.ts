import { type Duel, tableOf } from '../duel.ts';
import type { DuelState } from '../state/state.ts';

/**
 * The state of a duel as it is now, to read: it stays so while the duel goes on. It shares with the duel what does not change, where
 * `stateIn` opens a copy of all of it.
 */
export const stateOf = (duel: Pick<Duel, 'fork'>): DuelState => tableOf(duel.fork()).state;
