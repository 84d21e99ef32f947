/** A tournament of bots: pairs, plays, reports, until it is over. */
import type { BotFactory } from '@spellspeed/bots';
import { createMatch, type Match, type MatchDeck } from '@spellspeed/match';
import { type Pairing, reportOf, type Tournament } from '@spellspeed/tournament';
import { cardPool } from '../pool.ts';
import { Trouble } from '../trouble.ts';
import { playMatch } from './play-match.ts';

export interface TournamentRun {
  readonly tournament: Tournament;
  readonly bot: BotFactory;
  /** After every Match and every pairing. */
  readonly onStep: (tournament: Tournament) => void;
}
/** After so many drawn tries in the elimination the player who stands higher goes on. */
const MOST_TRIES = 5;

export const runTournament = ({ tournament, bot, onStep }: TournamentRun): void => {
  while (!tournament.isOver) {
    const open = tournament.round?.pairings.find(({ report }) => report === null);
    const refusal =
      open === undefined ? tournament.pair() : tournament.report(open.table, playedBy(tournament, bot, open));
    if (refusal) throw new Trouble(`The tournament cannot go on: ${refusal.message}`);
    onStep(tournament);
  }
};
const playedBy = (tournament: Tournament, bot: BotFactory, { table, players }: Pairing) => {
  const { state, round } = tournament;
  const [one, other] = players.map((id) =>
    id === null ? null : state.entrants[id]?.deck,
  ) as (MatchDeck | null)[];
  if (!one || !other) throw new Error(`Table ${table} has a player without a deck.`);
  // Far apart, so that no two Matches of the tournament are shuffled alike.
  const seedOf = (attempt: number): number =>
    ((state.seed * 1000 + (round?.number ?? 0)) * 1000 + table) * 10 + attempt;
  const play = (attempt: number): Match => {
    const seed = seedOf(attempt);
    const match = createMatch({
      pool: cardPool(),
      seed,
      // What is drawn in the elimination goes on with single Duels.
      bestOf: attempt === 0 ? state.bestOf : 1,
      players: [one, other],
    });
    playMatch(match, { bots: [bot(2 * seed, cardPool()), bot(2 * seed + 1, cardPool())] });
    return match;
  };
  const report = reportOf(play(0));
  if (round?.kind !== 'elimination' || report.outcome !== 'draw') return report;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const again = reportOf(play(attempt));
    if (again.outcome !== 'draw') return { ...report, outcome: again.outcome };
  }
  return { ...report, outcome: 'first' as const };
};
