/** A Match of a tournament as plain data, so that it can be played anywhere. */
import { createMatch, type Match, type MatchDeck } from '@spellspeed/match';
import { type MatchReport, reportOf } from '@spellspeed/tournament';
import { findBot } from '../input/bot.ts';
import { cardPool } from '../pool.ts';
import { playMatch } from './play-match.ts';

export interface MatchTask {
  readonly of: 'match';
  readonly bot: string;
  readonly bestOf: 1 | 3;
  readonly decks: readonly [MatchDeck, MatchDeck];
  /** Of the first try; each further one has the next. */
  readonly seed: number;
  /** In the elimination somebody must go on. */
  readonly untilWon: boolean;
}
/** After so many drawn tries in the elimination the player who stands higher goes on. */
const MOST_TRIES = 5;

/** The same task always gives the same report. */
export const playMatchTask = (task: MatchTask): MatchReport => {
  const report = reportOf(playOnce(task, 0));
  if (!task.untilWon || report.outcome !== 'draw') return report;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const again = reportOf(playOnce(task, attempt));
    if (again.outcome !== 'draw') return { ...report, outcome: again.outcome };
  }
  return { ...report, outcome: 'first' };
};
const playOnce = ({ bot, bestOf, decks, seed: first }: MatchTask, attempt: number): Match => {
  const [seed, makeBot, pool] = [first + attempt, findBot(bot), cardPool()];
  // What is drawn in the elimination goes on with single Duels.
  const match = createMatch({ pool, seed, bestOf: attempt === 0 ? bestOf : 1, players: decks });
  playMatch(match, { bots: [makeBot(2 * seed, pool), makeBot(2 * seed + 1, pool)] });
  return match;
};
