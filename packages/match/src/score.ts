/** What a Match stands at, and when it is decided. */
import { PLAYERS, type Player } from '@spellspeed/engine';
import type { MatchState } from './state.ts';

/** What the score is counted from. */
export type Played = Pick<MatchState, 'bestOf' | 'results' | 'timeIsUp'>;

/** Wins of each player; a draw counts for nobody. (tournament.match.drawn-duel-counts-for-nobody) */
export const scoreOf = ({ results }: Pick<Played, 'results'>): readonly [number, number] => {
  const wins = (player: Player): number => results.filter(({ winner }) => winner === player).length;
  return [wins(0), wins(1)];
};

/** More than half of the Duels. (tournament.match.first-to-two-wins, tournament.match.single-duel) */
export const winsNeeded = ({ bestOf }: Pick<Played, 'bestOf'>): number => Math.ceil(bestOf / 2);

/**
 * Who has won, `draw`, or null while another Duel follows. No Duel begins in a Match that somebody has won.
 * (tournament.match.first-to-two-wins, tournament.match.over-when-decided)
 */
export const outcomeOf = (played: Played): Player | 'draw' | null => {
  const score = scoreOf(played);
  const winner = PLAYERS.find((player) => score[player] >= winsNeeded(played));
  if (winner !== undefined) return winner;
  return played.timeIsUp ? outcomeWhenTimeIsUp(played) : outcomeOfDuels(played);
};

/** (tournament.match.at-most-three-duels, tournament.match.more-wins-after-the-last-duel) */
const outcomeOfDuels = (played: Played): Player | 'draw' | null =>
  played.results.length < played.bestOf ? null : (leaderOf(played) ?? 'draw');

/**
 * Whoever leads has won; from a level Match an extra Duel leads on, one Duel more than the regular number at the most.
 * (tournament.match.leader-wins-when-time-is-up, tournament.extra-turns.one-all-leads-to-an-extra-duel,
 * tournament.extra-duel.while-the-match-stands-level)
 */
const outcomeWhenTimeIsUp = (played: Played): Player | 'draw' | null => {
  const leader = leaderOf(played);
  if (leader !== null) return leader;
  return played.results.length <= played.bestOf ? null : 'draw';
};

const leaderOf = (played: Played): Player | null => {
  const [one, other] = scoreOf(played);
  if (one === other) return null;
  return one > other ? 0 : 1;
};
