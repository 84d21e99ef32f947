/** Every deck against every deck in both seats, and which of their cards were ever used. */
import type { PlayableDeck } from '../input/deck.ts';
import { type Failure, type Pairing, type Slice, wholeOf } from './slice.ts';
import type { UnusedCard } from './usage.ts';

/** Who meets in a league, as plain data. */
export interface LeaguePlan {
  readonly of: 'league';
  readonly decks: readonly PlayableDeck[];
  /** Duels of each ordered pair. */
  readonly rounds: number;
  /** Of the first duel; each further one has the next. */
  readonly seed: number;
}
export interface League {
  readonly finished: number;
  readonly failures: readonly Failure[];
  /** Wins of each deck over each other, in the order of the decks. */
  readonly wins: readonly (readonly number[])[];
  /** Made of the final state of every duel: the same seed gives the same digest. */
  readonly digest: string;
  /** Cards of each deck that were never activated or Summoned, and that never did anything. */
  readonly unused: { readonly [deck: string]: readonly number[] };
  /** Why each of them was not used. */
  readonly reasons: readonly UnusedCard[];
}

/** How many duels the whole league has. */
export const duelsOf = ({ decks, rounds }: LeaguePlan): number => decks.length ** 2 * rounds;

/** The pairs follow each other in the order of the decks, each with all of its rounds. */
export const leaguePairing = ({ decks, rounds, seed }: LeaguePlan, index: number): Pairing => {
  const pair = Math.floor(index / rounds);
  const seats = [Math.floor(pair / decks.length), pair % decks.length] as const;
  const [one, two] = [decks[seats[0]], decks[seats[1]]];
  if (!one || !two) throw new RangeError(`The league has no duel ${index}.`);
  return { players: [one, two], seats, seed: seed + index };
};

/** What came of a league, or of a part of one, whose slices are given in their order. */
export const leagueOf = ({ decks }: LeaguePlan, slices: readonly Slice[]): League => {
  const { outcomes, failures, digest, usage } = wholeOf(slices);
  const wins = decks.map(() => decks.map(() => 0));
  for (const { winner, seats } of outcomes) {
    const row = winner === null ? undefined : wins[seats[winner]];
    const loser = seats[winner === 0 ? 1 : 0];
    if (row) row[loser] = (row[loser] ?? 0) + 1;
  }
  const unusedIn = ({ main, extra }: PlayableDeck): number[] => [
    ...new Set([...main, ...extra].filter((passcode) => !usage.used.has(passcode))),
  ];
  return {
    finished: outcomes.length,
    failures,
    wins,
    digest,
    unused: Object.fromEntries(decks.map((deck) => [deck.name, unusedIn(deck)])),
    reasons: usage.unused(),
  };
};
