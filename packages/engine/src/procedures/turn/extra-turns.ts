/** When time is up, a Duel has few turns left; then the Life Points decide, if need be in sudden death. */
import { endDuel } from '../../moves/life-points.ts';
import { deliver, write } from '../../state/door.ts';
import type { TimeLimit } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import type { Player } from '../../vocabulary/players.ts';

/**
 * So many turns are left after the present one, which is played to its end first and does not count; before the first turn they are counted
 * from that one. (tournament.time-limit.duel-in-progress-goes-to-extra-turns, tournament.extra-turns.current-turn-is-finished-first,
 * tournament.extra-turns.three-turns-from-the-next-turn)
 */
export const limitTurns = (table: Table, turns: number): void => {
  const last = table.state.turn + turns;
  write(table, 'timeLimit', { stage: 'extra-turns', last });
  // Delivered but not recorded: for the cards nothing has happened.
  deliver(table, { what: 'turns-limited', last });
};

/** A turn is over: is the Duel decided? */
export const judgeTurn = (table: Table): void => {
  const { timeLimit } = table.state;
  if (timeLimit && isJudged(timeLimit, table.state.turn)) compareLifePoints(table);
};

/**
 * After the last turn; in sudden death at the end of every turn in which Life Points have changed, not when they change.
 * (tournament.sudden-death.judged-at-end-of-a-turn-with-a-life-point-change)
 */
const isJudged = (timeLimit: TimeLimit, turn: number): boolean =>
  timeLimit.stage === 'extra-turns' ? turn >= timeLimit.last : timeLimit.changed;

const compareLifePoints = (table: Table): void => {
  const { lifePoints } = table.state;
  const winner = whoHasMore(lifePoints);
  deliver(table, { what: 'life-points-compared', lifePoints, winner });
  // (tournament.extra-turns.higher-life-points-win, tournament.extra-duel.higher-life-points-win, tournament.sudden-death.higher-life-points-win)
  if (winner !== null) endDuel(table, winner, 'time-limit');
  // (tournament.extra-turns.equal-life-points-lead-to-sudden-death, tournament.extra-duel.equal-life-points-lead-to-sudden-death,
  // tournament.sudden-death.equal-life-points-go-on)
  else write(table, 'timeLimit', { stage: 'sudden-death', changed: false });
};
const whoHasMore = ([one, other]: readonly [number, number]): Player | null => {
  if (one === other) return null;
  return one > other ? 0 : 1;
};
