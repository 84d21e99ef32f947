/** The end of what lasts. */
import type { Duration } from '../../language/action.ts';
import { isStill } from '../../state/cards-of.ts';
import { write } from '../../state/door.ts';
import type { Lingering } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';

/** Has the turn come in which this ends or is to be done? (turn.count.every-turn-counts-by-default) */
export const isItsTurn = (table: Table, { turn }: { readonly turn: number }): boolean =>
  turn <= table.state.turn;

/** What applies to cards where they are is over once they have all gone. */
const hasLeft = (table: Table, { until, fixed }: Lingering): boolean =>
  until === 'while-it-stays' && fixed !== null && fixed.every((bound) => !isStill(table, bound));

/** Ends everything that lasts until this point. (turn.end-phase.until-the-end-of-the-turn, battle.end-step.until-end-of-battle-phase-effects-last-to-the-very-end) */
export const expire = (table: Table, ...durations: readonly Duration[]): void => {
  const { lingering } = table.state;
  const goesOn = lingering.filter(
    (each) => (!durations.includes(each.until) || !isItsTurn(table, each)) && !hasLeft(table, each),
  );
  if (goesOn.length < lingering.length) write(table, 'lingering', goesOn);
};
