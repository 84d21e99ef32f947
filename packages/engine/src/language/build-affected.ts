/** Words for those to whom modifiers apply. */
import type { Side } from '../vocabulary/players.ts';
import type { Affected } from './action.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** Everything that matches, also what comes later. */
export const allThatMatch = (...filter: Filter): Affected => ({ affects: 'matching', filter });
/** Everything that matches when the effect is carried out. (wording.duration.currently) */
export const allThatMatchNow = (...filter: Filter): Extract<Affected, { affects: 'matching-now' }> => ({
  affects: 'matching-now',
  filter,
});
/** Gives those affected a name, so that a later part can speak of those that still are. */
export const affectedAs = (
  name: string,
  affects: Extract<Affected, { affects: 'referenced' | 'matching-now' }>,
): Affected => ({ ...affects, as: name });
export const itself = (what: Reference): Extract<Affected, { affects: 'referenced' }> => ({
  affects: 'referenced',
  what,
});
export const player = (side: Side): Affected => ({ affects: 'player', side });
