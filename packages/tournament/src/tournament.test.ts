import blossom from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardLookUp } from './index.ts';
import {
  createTournament,
  type EntrantId,
  type MatchReport,
  restoreTournament,
  sheetOf,
  Tournament,
} from './index.ts';

const CARDS: CardLookUp = (passcode) =>
  passcode < 100
    ? { name: `Card ${passcode}`, extraDeck: false, ...(passcode === 99 && { copies: 1 }) }
    : undefined;
const DECK = { main: Array.from({ length: 40 }, (_, index) => index + 1), extra: [], side: [] };
const RESULTS: readonly MatchReport[] = [
  { outcome: 'first', wins: [2, 0], draws: 0 },
  { outcome: 'first', wins: [2, 1], draws: 0 },
  { outcome: 'second', wins: [0, 2], draws: 0 },
  { outcome: 'second', wins: [1, 2], draws: 0 },
  { outcome: 'draw', wins: [1, 1], draws: 1 },
];
const begin = (players: number, swiss: number, cut = 0, seed = 1): Tournament => {
  const tournament = createTournament({ name: 'Test', seed, swiss, cut }, CARDS);
  for (let id = 0; id < players; id++) tournament.enter(`Player ${id}`, DECK);
  return tournament;
};
/** Plays the round with these results, one after the other. */
const playRound = (tournament: Tournament, next: () => MatchReport): void => {
  expect(tournament.pair()).toBeUndefined();
  for (const { table, report } of tournament.round?.pairings ?? [])
    if (report === null) expect(tournament.report(table, next())).toBeUndefined();
};
const pairsOf = (tournament: Tournament): string[] =>
  tournament.state.rounds
    .filter(({ kind }) => kind === 'swiss')
    .flatMap(({ pairings }) => pairings.map(({ players }) => [...players].sort().join('-')));

/** The same standings, counted in the plainest way. */
const plainStandings = (tournament: Tournament): readonly EntrantId[] => {
  const { entrants, rounds } = tournament.state;
  const worth = (id: EntrantId, round: number): number | null => {
    const table = rounds[round]?.pairings.find(({ players }) => players.includes(id));
    if (!table?.report) return null;
    if (table.report.outcome === 'draw') return 1;
    return (table.report.outcome === 'first') === (table.players[0] === id) ? 3 : 0;
  };
  const opponent = (id: EntrantId, round: number): EntrantId | null => {
    const players = rounds[round]?.pairings.find((pairing) => pairing.players.includes(id))?.players;
    return players?.find((each) => each !== id) ?? null;
  };
  const all = rounds.map((_, round) => round);
  const opponents = (id: EntrantId): EntrantId[] => all.flatMap((round) => opponent(id, round) ?? []);
  const share = (id: EntrantId): number => {
    const met = all.filter((round) => opponent(id, round) !== null);
    const sum = met.reduce((points, round) => points + (worth(id, round) ?? 0), 0);
    return Math.max(1 / 3, met.length === 0 ? 0 : sum / (3 * met.length));
  };
  const average = (values: number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const rate = (id: EntrantId): number => average(opponents(id).map(share));
  const key = (id: EntrantId): number[] => [
    all.reduce((points, round) => points + (worth(id, round) ?? 0), 0),
    rate(id),
    average(opponents(id).map(rate)),
    all.reduce((sum, round) => sum + (worth(id, round) === 0 ? (round + 1) * (round + 1) : 0), 0),
  ];
  const keys = new Map(entrants.map(({ id }) => [id, key(id)]));
  return entrants
    .map(({ id }) => id)
    .sort((one, other) => {
      const [a, b] = [keys.get(one) ?? [], keys.get(other) ?? []];
      const at = a.findIndex((value, index) => value.toFixed(6) !== (b[index] ?? 0).toFixed(6));
      return at < 0 ? one - other : (b[at] ?? 0) - (a[at] ?? 0);
    });
};

describe('Swiss rounds', () => {
  test('of 64 players over 6 rounds: no rematch, and the standings of a second way to count them', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.infiniteStream(fc.constantFrom(...RESULTS)), (seed, results) => {
        const tournament = begin(64, 6, 0, seed);
        for (let round = 1; round <= 6; round++) playRound(tournament, () => results.next().value);
        const pairs = pairsOf(tournament);
        expect(pairs).toHaveLength(6 * 32);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(tournament.standings.map(({ id }) => id)).toEqual(plainStandings(tournament));
        expect(tournament.isOver).toBe(true);
        expect(tournament.winner).toBe(tournament.standings[0]?.id);
      }),
      { numRuns: 5 },
    );
  });
  test('give nobody two byes, with an odd number and players who leave', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 17 }),
        fc.nat(99),
        fc.infiniteStream(fc.constantFrom(...RESULTS)),
        (players, seed, results) => {
          const tournament = begin(players, 4, 0, seed);
          for (let round = 1; round <= 3; round++) {
            playRound(tournament, () => results.next().value);
            if (round === 2 && players > 8) tournament.drop(seed % players);
          }
          expect(Math.max(...tournament.standings.map(({ byes }) => byes))).toBeLessThanOrEqual(1);
          const pairs = pairsOf(tournament);
          expect(new Set(pairs).size).toBe(pairs.length);
          // Few rounds leave many equal: here every tie-breaker decides, and byes count for none of them.
          expect(tournament.standings.map(({ id }) => id)).toEqual(plainStandings(tournament));
        },
      ),
      { numRuns: 100 },
    );
  });
  test('pair equal points', () => {
    const tournament = begin(8, 3);
    for (let round = 1; round <= 3; round++) playRound(tournament, () => RESULTS[0] as MatchReport);
    expect(tournament.standings.map(({ points }) => points)).toEqual([9, 6, 6, 6, 3, 3, 3, 0]);
  });
  test('meet again only where nothing else is left', () => {
    const tournament = begin(2, 2);
    playRound(tournament, () => RESULTS[0] as MatchReport);
    playRound(tournament, () => RESULTS[0] as MatchReport);
    expect(pairsOf(tournament)).toEqual(['0-1', '0-1']);
  });
});

describe('the elimination', () => {
  test('goes on with the best of the standings to one winner', () => {
    const tournament = begin(16, 4, 8);
    for (let round = 1; round <= 4; round++) playRound(tournament, () => RESULTS[round % 2] as MatchReport);
    const afterSwiss = tournament.standings;
    for (let round = 5; round <= 7; round++) playRound(tournament, () => RESULTS[round % 2] as MatchReport);
    expect(tournament.standings).toEqual(afterSwiss);
    const kinds = tournament.state.rounds.map(({ kind, pairings }) => `${kind} ${pairings.length}`);
    expect(kinds.slice(4)).toEqual(['elimination 4', 'elimination 2', 'elimination 1']);
    expect(tournament.winner).toBe(tournament.standings[0]?.id);
    expect(tournament.pair()?.reason).toBe('tournament-over');
  });
  test('needs a winner, and keeps a result from which the next round was paired', () => {
    const tournament = begin(4, 1, 4);
    playRound(tournament, () => RESULTS[0] as MatchReport);
    tournament.pair();
    expect(tournament.report(1, RESULTS[4] as MatchReport)?.reason).toBe('needs-a-winner');
    for (const table of [1, 2]) tournament.report(table, RESULTS[0] as MatchReport);
    tournament.pair();
    expect(tournament.correct(2, 1, RESULTS[2] as MatchReport)?.reason).toBe('round-over');
  });
});

describe('registration', () => {
  test('checks the deck and the limit list, and takes one deck of a player', () => {
    const tournament = begin(0, 1);
    tournament.enter('A');
    tournament.enter('B', DECK);
    expect(tournament.enter('B')?.reason).toBe('name-taken');
    expect(tournament.pair()).toMatchObject({
      reason: 'deck-missing',
      rule: 'tournament.deck.registration-sheet',
    });
    expect(tournament.register(0, { ...DECK, main: DECK.main.slice(1) })?.message).toContain('39 cards');
    expect(tournament.register(0, { ...DECK, main: [99, 99, ...DECK.main] })?.message).toContain(
      'only 1 is allowed',
    );
    expect(tournament.register(0, DECK)).toBeUndefined();
    expect(tournament.register(0, DECK)?.rule).toBe('tournament.deck.one-deck-per-tournament');
    expect(tournament.register(7, DECK)?.reason).toBe('unknown-player');
  });
  test('prints a sheet', () => {
    const sheet = sheetOf('A', { main: [1, 2, 1], extra: [], side: [3] }, (card) => `Card ${card}`);
    expect(sheet).toBe(
      'Deck registration sheet\n\nPlayer: A\n\nMain Deck (3)\n  2 × Card 1\n  1 × Card 2\n\nExtra Deck (0)\n\nSide Deck (1)\n  1 × Card 3',
    );
  });
});

describe('the course', () => {
  test('takes late entries, drops, penalties and corrections', () => {
    const tournament = begin(4, 3);
    playRound(tournament, () => RESULTS[0] as MatchReport);
    tournament.enter('Late', DECK);
    expect(tournament.state.entrants[4]?.since).toBe(2);
    tournament.pair();
    expect(tournament.enter('Too late')?.reason).toBe('round-open');
    const open = tournament.round?.pairings.find(({ report }) => report === null);
    const [one = 0] = open?.players ?? [];
    tournament.penalize(one, 'match-loss', 'too late at the table');
    expect(tournament.round?.pairings.find(({ table }) => table === open?.table)?.report?.outcome).toBe(
      'second',
    );
    tournament.penalize(one, 'disqualification', 'again');
    expect(tournament.standings.find(({ id }) => id === one)?.hasLeft).toBe(true);
    expect(tournament.drop(one)?.reason).toBe('has-left');
    const [first] = tournament.state.rounds[0]?.pairings ?? [];
    const before = tournament.standings.find(({ id }) => id === first?.players[1])?.points ?? 0;
    expect(tournament.correct(1, first?.table ?? 0, RESULTS[2] as MatchReport)).toBeUndefined();
    expect(tournament.standings.find(({ id }) => id === first?.players[1])?.points).toBe(before + 3);
  });
  test('refuses what is not so, and changes nothing', () => {
    const tournament = begin(4, 2);
    tournament.pair();
    const saved = JSON.stringify(tournament);
    expect(tournament.report(9, RESULTS[0] as MatchReport)?.reason).toBe('no-such-table');
    expect(tournament.report(1, { outcome: 'first', wins: [3, 0], draws: 0 })?.reason).toBe('no-such-score');
    expect(tournament.report(1, { outcome: 'draw', wins: [2, 1], draws: 0 })?.reason).toBe('no-such-score');
    expect(tournament.correct(1, 1, RESULTS[0] as MatchReport)?.reason).toBe('not-reported');
    expect(tournament.pair()?.reason).toBe('round-open');
    expect(JSON.stringify(tournament)).toBe(saved);
    tournament.report(1, RESULTS[0] as MatchReport);
    expect(tournament.report(1, RESULTS[0] as MatchReport)?.reason).toBe('reported-already');
  });
  test('is JSON, and a fork is the way back', () => {
    const tournament = begin(5, 3);
    playRound(tournament, () => RESULTS[3] as MatchReport);
    const before = tournament.fork();
    const saved = JSON.stringify(tournament);
    playRound(tournament, () => RESULTS[0] as MatchReport);
    expect(JSON.stringify(before)).toBe(saved);
    const same = restoreTournament(JSON.parse(saved), CARDS);
    playRound(same, () => RESULTS[0] as MatchReport);
    expect(JSON.stringify(same)).toBe(JSON.stringify(tournament));
    expect(() => restoreTournament({} as never, CARDS)).toThrow('no saved tournament');
    expect(() => createTournament({ name: 'x', seed: 1, swiss: 1, cut: 3 }, CARDS)).toThrow('power of two');
  });
});

// The examples that Joris van Rantwijk published with his implementation of the algorithm.
describe('the library that pairs', () => {
  test.each([
    [
      'an S-blossom',
      [
        [1, 2, 8],
        [1, 3, 9],
        [2, 3, 10],
        [3, 4, 7],
      ],
      false,
      [-1, 2, 1, 4, 3],
    ],
    [
      'an S-blossom, augmented',
      [
        [1, 2, 8],
        [1, 3, 9],
        [2, 3, 10],
        [3, 4, 7],
        [1, 6, 5],
        [4, 5, 6],
      ],
      false,
      [-1, 6, 3, 2, 5, 4, 1],
    ],
    [
      'a nested S-blossom',
      [
        [1, 2, 9],
        [1, 3, 9],
        [2, 3, 10],
        [2, 4, 8],
        [3, 5, 8],
        [4, 5, 10],
        [5, 6, 6],
      ],
      false,
      [-1, 3, 4, 1, 2, 6, 5],
    ],
    [
      'greatest cardinality before weight',
      [
        [1, 2, 5],
        [2, 3, 11],
        [3, 4, 5],
      ],
      true,
      [-1, 2, 1, 4, 3],
    ],
    [
      'negative weights',
      [
        [1, 2, 2],
        [1, 3, -2],
        [2, 3, 1],
        [2, 4, -1],
        [3, 4, -6],
      ],
      true,
      [-1, 3, 4, 1, 2],
    ],
  ] as const)('finds %s', (_, edges, cardinality, mates) => {
    expect(
      blossom(
        edges.map(([one, other, weight]) => [one, other, weight] as const),
        cardinality,
      ),
    ).toEqual(mates);
  });
  test('finds the best pairing of six, as trying all of them does', () => {
    const best = (edges: readonly (readonly [number, number, number])[], left: readonly number[]): number => {
      const [first, ...rest] = left;
      if (first === undefined) return 0;
      return Math.max(
        ...rest.map((other) => {
          const weight = edges.find(([a, b]) => a === first && b === other)?.[2] ?? 0;
          return (
            weight +
            best(
              edges,
              rest.filter((each) => each !== other),
            )
          );
        }),
      );
    };
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 15, maxLength: 15 }), (weights) => {
        const all = [0, 1, 2, 3, 4, 5];
        const edges = all
          .flatMap((a) => all.filter((b) => b > a).map((b) => [a, b] as const))
          .map(([a, b], at) => [a, b, weights[at] ?? 0] as const);
        const mates = blossom(edges, true);
        const found = edges.reduce((sum, [a, b, weight]) => sum + (mates[a] === b ? weight : 0), 0);
        expect(found).toBe(best(edges, all));
      }),
    );
  });
});

describe('what is no saved tournament', () => {
  const whole = JSON.parse(JSON.stringify(begin(4, 2)));
  const damaged = (parts: object): unknown => ({ ...whole, state: { ...whole.state, ...parts } });
  const roundOf = (...pairs: number[][]) => ({
    number: 1,
    kind: 'swiss',
    pairings: pairs.map((players, index) => ({ table: index + 1, players, report: null })),
  });

  test.each([
    ['nothing', null, 'no saved tournament'],
    ['a state without its parts', { ...whole, state: {} }, '"name"'],
    ['rounds that are a number', damaged({ swiss: 'five' }), '"swiss"'],
    ['an odd number of Duels', damaged({ bestOf: 2 }), '"bestOf"'],
    ['players without a name', damaged({ entrants: [{ id: 0 }] }), '"entrants"'],
    ['a cut that is no power of two', damaged({ cut: 3 }), '"cut"'],
    ['no round at all', damaged({ swiss: 0, cut: 0 }), '"swiss"'],
    [
      'a player who is there twice',
      damaged({ entrants: [0, 1].map(() => whole.state.entrants[0]) }),
      '"entrants"',
    ],
    ['a player who has not entered', damaged({ rounds: [roundOf([0, 9])] }), '"rounds"'],
    ['a player at two tables', damaged({ rounds: [roundOf([0, 1], [1, 2])] }), '"rounds"'],
    ['a round out of order', damaged({ rounds: [{ ...roundOf([0, 1]), number: 2 }] }), '"rounds"'],
    ['a round without pairings', damaged({ rounds: [{ number: 1, kind: 'swiss' }] }), '"rounds"'],
  ])('is refused, saying why: %s', (_, saved, expected) => {
    expect(() => restoreTournament(saved as never, () => undefined)).toThrow(expected);
  });
  test('is not a part of the tournament that goes on with it', () => {
    const saved = JSON.parse(JSON.stringify(whole));
    const tournament = restoreTournament(saved, () => undefined);
    saved.state.entrants[0].name = 'somebody else';
    expect(JSON.stringify(tournament)).toBe(JSON.stringify(whole));
  });
});

test('nobody but the two doors makes a tournament: a state that nobody has checked is none', () => {
  const { state } = begin(2, 1);
  // @ts-expect-error its constructor is private
  const unchecked = new Tournament(state, CARDS);
  expect(unchecked.state).toEqual(state);
});
