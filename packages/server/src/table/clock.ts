/** The clock of a table, as plain numbers: it is moved by the times in the log alone, so it is the same wherever the log is read. */
import type { Player } from '@spellspeed/engine';
import type { ClockView } from '../protocol/server.ts';
import type { ClockSettings } from '../protocol/values.ts';

const SECOND = 1000;
/** For the exchange of cards between two Duels. */
export const SIDING = 180 * SECOND;
/** One bank for all lost connections of a player in a Match; then the other may claim the win. */
export const AWAY = 180 * SECOND;
/** The most that a slow connection is allowed for one answer, and for all answers of a Duel. */
const MOST_LAG = 500;
const LAG_OF_A_DUEL = 20 * SECOND;
/** After a restart of the server nobody's time runs for so long. */
export const CREDIT = 5 * SECOND;

type Both<T> = readonly [T, T];
export interface Clock {
  readonly banks: Both<number>;
  /** Since when a question is open; null for who is not asked. */
  readonly since: Both<number | null>;
  readonly lagLeft: Both<number>;
  readonly awayLeft: Both<number>;
  readonly awaySince: Both<number | null>;
}

const with1 = <T>(both: Both<T>, player: Player, value: T): Both<T> =>
  player === 0 ? [value, both[1]] : [both[0], value];

/** Both players are there when the Match begins. */
export const newClock = ({ bank }: ClockSettings): Clock => ({
  banks: [bank * SECOND, bank * SECOND],
  since: [null, null],
  lagLeft: [LAG_OF_A_DUEL, LAG_OF_A_DUEL],
  awayLeft: [AWAY, AWAY],
  awaySince: [null, null],
});
/** Each Duel has a bank of its own. */
export const forDuel = (clock: Clock, { bank }: ClockSettings): Clock => ({
  ...clock,
  banks: [bank * SECOND, bank * SECOND],
  lagLeft: [LAG_OF_A_DUEL, LAG_OF_A_DUEL],
});
export const forSiding = (clock: Clock): Clock => ({ ...clock, banks: [SIDING, SIDING] });

const passed = (since: number | null, at: number): number => (since === null ? 0 : Math.max(0, at - since));
export const leftOf = ({ banks, since }: Clock, player: Player, at: number): number =>
  banks[player] - passed(since[player], at);
export const awayLeftOf = ({ awayLeft, awaySince }: Clock, player: Player, at: number): number =>
  awayLeft[player] - passed(awaySince[player], at);
export const isAway = ({ awaySince }: Clock, player: Player): boolean => awaySince[player] !== null;

/** Takes the time that a player has thought from the bank, without what the connection took. */
export const stopped = (clock: Clock, player: Player, at: number, lag: number): Clock => {
  const allowed = Math.min(lag, MOST_LAG, clock.lagLeft[player], passed(clock.since[player], at));
  return {
    ...clock,
    banks: with1(clock.banks, player, leftOf(clock, player, at) + allowed),
    lagLeft: with1(clock.lagLeft, player, clock.lagLeft[player] - allowed),
    since: with1(clock.since, player, null),
  };
};
/** A question is put to a player. */
export const started = (clock: Clock, player: Player, at: number): Clock => ({
  ...clock,
  since: with1(clock.since, player, at),
});
/** For a real action; the bank never holds more than at its beginning, so acting for the sake of time gains none. */
export const incremented = (clock: Clock, player: Player, { bank, increment }: ClockSettings): Clock => ({
  ...clock,
  banks: with1(clock.banks, player, Math.min(bank * SECOND, clock.banks[player] + increment * SECOND)),
});

/** An answer is taken back: each has the less of what is left now and what was left then. */
export const noneGains = (now: Clock, then: Clock): Clock => ({
  ...now,
  banks: [Math.min(now.banks[0], then.banks[0]), Math.min(now.banks[1], then.banks[1])],
});

export const gone = (clock: Clock, player: Player, at: number): Clock =>
  isAway(clock, player) ? clock : { ...clock, awaySince: with1(clock.awaySince, player, at) };
export const cameBack = (clock: Clock, player: Player, at: number): Clock => ({
  ...clock,
  awayLeft: with1(clock.awayLeft, player, awayLeftOf(clock, player, at)),
  awaySince: with1(clock.awaySince, player, null),
});
/** Nobody pays for a fall of the server: what ran begins anew a little later, and whoever comes back has that long to do it. */
export const resumed = (clock: Clock, at: number): Clock => {
  const from = at + CREDIT;
  const [one, other] = clock.since;
  return {
    ...clock,
    since: [one === null ? null : from, other === null ? null : from],
    awaySince: [from, from],
  };
};

const forBoth = <T>(of: (player: Player) => T): [T, T] => [of(0), of(1)];
export const clockView = (clock: Clock, at: number): ClockView => ({
  left: forBoth((player) => Math.max(0, leftOf(clock, player, at))),
  runs: forBoth((player) => clock.since[player] !== null),
  awayLeft: forBoth((player) => Math.max(0, awayLeftOf(clock, player, at))),
  away: forBoth((player) => isAway(clock, player)),
});
