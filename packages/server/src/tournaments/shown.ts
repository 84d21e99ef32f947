/** A tournament as whoever asks may see it: no deck of anybody. */
import type { Tournament } from '@spellspeed/tournament';
import type { TournamentShown } from '../protocol/tournament.ts';
import { placeOf } from './kept.ts';
import type { Loaded } from './tournaments.ts';

export const stageOf = (tournament: Tournament): TournamentShown['stage'] => {
  if (tournament.isOver) return 'over';
  return tournament.round === null ? 'entering' : 'playing';
};

export const shownTo = (
  account: string | null,
  { id, organiser: by, kept, tournament }: Loaded,
  organiser: string,
): TournamentShown => {
  const { state, round, standings, winner } = tournament;
  const nameOf = (player: number | null): string | null =>
    player === null ? null : (state.entrants[player]?.name ?? null);
  const seat = account === null ? -1 : kept.accounts.indexOf(account);
  return {
    id,
    name: state.name,
    organiser,
    isOrganiser: account === by,
    bestOf: state.bestOf,
    swiss: state.swiss,
    cut: state.cut,
    stage: stageOf(tournament),
    players: state.entrants.map(({ name }) => name),
    you: seat < 0 ? null : nameOf(seat),
    round: round && {
      number: round.number,
      kind: round.kind,
      pairings: round.pairings.map(({ table, players, report }) => ({
        table,
        players: [nameOf(players[0]) ?? '', nameOf(players[1])],
        at: kept.tables[placeOf(round.number, table)] ?? null,
        outcome: report?.outcome ?? null,
      })),
    },
    standings: standings.map(({ place, name, points, won, drawn, lost, opponents }) => ({
      place,
      name,
      points,
      won,
      drawn,
      lost,
      opponents,
    })),
    winner: nameOf(winner),
  };
};
