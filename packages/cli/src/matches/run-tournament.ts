/** A tournament of bots: pairs, plays, reports, until it is over. */
import type { MatchDeck } from '@spellspeed/match';
import type { MatchReport, Pairing, Tournament } from '@spellspeed/tournament';
import { Trouble } from '../trouble.ts';
import type { MatchTask } from './match-task.ts';

export interface TournamentRun {
  readonly tournament: Tournament;
  readonly bot: string;
  readonly play: (task: MatchTask) => Promise<MatchReport>;
  /** Are all Matches of a round given out together? */
  readonly together: boolean;
  /** After every Match and every pairing. */
  readonly onStep: (tournament: Tournament) => void;
}

export const runTournament = async (run: TournamentRun): Promise<void> => {
  const { tournament, onStep } = run;
  while (!tournament.isOver) {
    const open = tournament.round?.pairings.filter(({ report }) => report === null) ?? [];
    if (open.length === 0) goOn(tournament.pair());
    else await playRound(run, open);
    onStep(tournament);
  }
};
const goOn = (refusal: { readonly message: string } | undefined): void => {
  if (refusal) throw new Trouble(`The tournament cannot go on: ${refusal.message}`);
};
/** Reports come in the order of the tables, so that a tournament is the same wherever its Matches are played. */
const playRound = async (
  { tournament, bot, play, together, onStep }: TournamentRun,
  open: readonly Pairing[],
) => {
  const playOf = (pairing: Pairing): Promise<MatchReport> => play(taskOf(tournament, bot, pairing));
  const begun = together ? open.map(playOf) : [];
  // Whichever fails first is told where it is waited for.
  for (const each of begun) each.catch(() => undefined);
  for (const [index, pairing] of open.entries()) {
    goOn(tournament.report(pairing.table, await (begun[index] ?? playOf(pairing))));
    if (index < open.length - 1) onStep(tournament);
  }
};
const taskOf = ({ state, round }: Tournament, bot: string, { table, players }: Pairing): MatchTask => {
  const [one, other] = players.map((id) =>
    id === null ? null : state.entrants[id]?.deck,
  ) as (MatchDeck | null)[];
  if (!one || !other) throw new Error(`Table ${table} has a player without a deck.`);
  return {
    of: 'match',
    bot,
    bestOf: state.bestOf,
    decks: [one, other],
    // Far apart, so that no two Matches of the tournament are shuffled alike.
    seed: ((state.seed * 1000 + (round?.number ?? 0)) * 1000 + table) * 10,
    untilWon: round?.kind === 'elimination',
  };
};
