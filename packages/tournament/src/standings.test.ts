import { describe, expect, test } from 'vitest';
import { createTournament, type MatchReport, restoreTournament, type Tournament } from './index.ts';
import type { EntrantId, Pairing, Round } from './state.ts';

const DECK = { main: Array.from({ length: 40 }, (_, index) => index + 1), extra: [], side: [] };
const CARDS = (passcode: number) => ({ name: `Card ${passcode}`, extraDeck: false });
const WON: MatchReport = { outcome: 'first', wins: [2, 0], draws: 0 };
const BYE: MatchReport = { outcome: 'first', wins: [2, 0], draws: 0 };
/** A tournament in which so many players have played these Swiss rounds: the winner of each pair is listed first. */
const played = (
  players: number,
  rounds: readonly (readonly (readonly [EntrantId, EntrantId | null])[])[],
): Tournament => {
  const tournament = createTournament({ name: 'Test', seed: 1, swiss: rounds.length }, () => undefined);
  for (let id = 0; id < players; id++) tournament.enter(`Player ${id}`);
  const pairing = (pair: readonly [EntrantId, EntrantId | null], at: number): Pairing => ({
    table: at + 1,
    players: pair,
    report: pair[1] === null ? BYE : WON,
  });
  const all = rounds.map(
    (pairs, at): Round => ({ number: at + 1, kind: 'swiss', pairings: pairs.map(pairing) }),
  );
  const saved = tournament.toJSON();
  return restoreTournament({ ...saved, state: { ...saved.state, rounds: all } }, () => undefined);
};

describe('among equal points', () => {
  test('who has lost late stands before who has lost early', () => {
    const rounds = [
      [
        [2, 0],
        [3, 1],
      ],
      [
        [0, 3],
        [1, 2],
      ],
    ] as const;
    expect(played(4, rounds).standings.map(({ id, lateLosses }) => [id, lateLosses])).toEqual([
      [2, 4],
      [3, 4],
      [0, 1],
      [1, 1],
    ]);
  });
  test('a bye is no Match that an opponent has won', () => {
    const rounds = [
      [
        [1, 2],
        [0, null],
      ],
      [
        [1, 0],
        [2, null],
      ],
    ] as const;
    const first = played(3, rounds).standings[0];
    // Both opponents have lost to the first player and won nothing else at a table.
    expect(first).toMatchObject({ id: 1, points: 6 });
    expect(first?.opponents).toBeCloseTo(1 / 3, 5);
  });
});

describe('the elimination', () => {
  const afterSwiss = (): Tournament => {
    const tournament = createTournament({ name: 'Test', seed: 3, swiss: 3, cut: 8 }, CARDS);
    for (let id = 0; id < 9; id++) tournament.enter(`Player ${id}`, DECK);
    for (let round = 0; round < 3; round++) {
      tournament.pair();
      for (const { table, report } of tournament.round?.pairings ?? [])
        if (report === null) tournament.report(table, WON);
    }
    return tournament;
  };
  test('pairs the first of the standings with the last who goes on, the second with the last but one', () => {
    const tournament = afterSwiss();
    const placeOf = new Map(tournament.standings.map(({ id, place }) => [id, place]));
    expect(tournament.pair()).toBeUndefined();
    const places = tournament.round?.pairings.map(({ players }) =>
      players.map((id) => placeOf.get(id ?? -1)),
    );
    expect(places).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
  });
  test('goes on without who has left', () => {
    const tournament = afterSwiss();
    const [first] = tournament.standings;
    tournament.drop(first?.id ?? -1);
    tournament.pair();
    const seated = tournament.round?.pairings.flatMap(({ players }) => players);
    expect(seated).toHaveLength(8);
    expect(seated).not.toContain(first?.id);
  });
});
