/** The end of what lasts. */
import type { Duration } from '../../language/action.ts';
import { write } from '../../state/door.ts';
import type { Table } from '../../state/table.ts';

/** Ends everything that lasts until this point. (turn.end-phase.until-the-end-of-the-turn, battle.end-step.until-end-of-battle-phase-effects-last-to-the-very-end) */
export const expire = (table: Table, ...durations: readonly Duration[]): void => {
  const { lingering } = table.state;
  if (lingering.some(({ until }) => durations.includes(until)))
    write(
      table,
      'lingering',
      lingering.filter(({ until }) => !durations.includes(until)),
    );
};
