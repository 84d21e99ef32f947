/** Many duels of two decks, or of decks drawn at random, and what came of them. */
import type { EndReason } from '@spellspeed/engine';
import { type PlayableDeck, RANDOM, randomDeck } from '../input/deck.ts';
import { type Failure, type Pairing, playSlice, type Slice, type SliceOptions, wholeOf } from './slice.ts';
import type { UnusedCard } from './usage.ts';

/** A deck, or decks drawn at random, another one for every duel. */
export type DeckSource = PlayableDeck | typeof RANDOM;

/** Who meets in a simulation, as plain data. */
export interface SimulationPlan {
  readonly of: 'simulation';
  readonly decks: readonly [DeckSource, DeckSource];
  /** Of the first duel of the run; each further one has the next. */
  readonly seed: number;
}
/** Wins of the first and of the second deck, and drawn duels. */
export type Tally = readonly [first: number, second: number, drawn: number];
export interface Simulation {
  readonly seconds: number;
  readonly finished: number;
  /** All decisions, and those in which there was something to choose. */
  readonly decisions: number;
  readonly realDecisions: number;
  readonly turns: { readonly mean: number; readonly fewest: number; readonly most: number };
  readonly results: { readonly [reason in EndReason]: Tally };
  readonly firstPlayerWins: number;
  /** Made of the final state of every duel: the same seed gives the same digest. */
  readonly digest: string;
  readonly failures: readonly Failure[];
  /** How many cards were in the decks, and those that were never used. */
  readonly cards: number;
  readonly unused: readonly UnusedCard[];
}

/** In every second duel the second deck takes the first turn. Decks that are drawn anew need not change seats: the seed says all. */
export const simulationPairing = ({ decks, seed: first }: SimulationPlan, index: number): Pairing => {
  const seed = first + index;
  const [one, two] = decks.map((deck, at) => (deck === RANDOM ? randomDeck(2 * seed + at) : deck));
  if (!one || !two) throw new Error('A duel needs two decks.');
  const swapped = index % 2 === 1 && !decks.every((deck) => deck === RANDOM);
  return swapped
    ? { players: [two, one], seats: [1, 0], seed }
    : { players: [one, two], seats: [0, 1], seed };
};

const noResults = (): { [reason in EndReason]: [number, number, number] } => ({
  'life-points': [0, 0, 0],
  'deck-out': [0, 0, 0],
  effect: [0, 0, 0],
  surrender: [0, 0, 0],
  loop: [0, 0, 0],
  'time-limit': [0, 0, 0],
  'match-victory': [0, 0, 0],
});
const DRAWN = 2;

/** What came of a run whose parts are given in their order. */
export const simulationOf = (slices: readonly Slice[], seconds: number): Simulation => {
  const { outcomes, failures, digest, usage } = wholeOf(slices);
  const results = noResults();
  for (const { reason, winner, seats } of outcomes) {
    const tally = results[reason];
    const column = winner === null ? DRAWN : seats[winner];
    tally[column] = (tally[column] ?? 0) + 1;
  }
  const turns = outcomes.map(({ turn }) => turn);
  return {
    seconds,
    finished: outcomes.length,
    decisions: slices.reduce((sum, { decisions }) => sum + decisions, 0),
    realDecisions: slices.reduce((sum, { realDecisions }) => sum + realDecisions, 0),
    turns: {
      mean: turns.length === 0 ? 0 : turns.reduce((sum, turn) => sum + turn, 0) / turns.length,
      fewest: turns.reduce((one, other) => Math.min(one, other), turns[0] ?? 0),
      most: turns.reduce((one, other) => Math.max(one, other), 0),
    },
    results,
    firstPlayerWins: outcomes.filter(({ winner }) => winner === 0).length,
    digest,
    failures,
    cards: usage.cards(),
    unused: usage.unused(),
  };
};

/** Plays a run, or a part of one, here. */
export const simulate = (plan: SimulationPlan, options: Omit<SliceOptions, 'pairing'>): Simulation => {
  const start = performance.now();
  const slice = playSlice({ ...options, pairing: (index) => simulationPairing(plan, index) });
  return simulationOf([slice], (performance.now() - start) / 1000);
};
