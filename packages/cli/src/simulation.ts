/** Many duels of two bots, and what came of them. */
import { createHash } from 'node:crypto';
import { type BotFactory, playDuel } from '@spellspeed/bots';
import { createDuel, type EndReason } from '@spellspeed/engine';
import { LawKeeper } from '@spellspeed/engine/laws';
import { type PlayableDeck, RANDOM, randomDeck } from './input/deck.ts';
import { cardPool } from './pool.ts';
import { messageOfThrown, stackOfThrown } from './trouble.ts';
import { type FoundOut, makeUsage, type UnusedCard, type Usage } from './usage.ts';

/** A deck, or decks drawn at random, another one for every duel. */
export type DeckSource = PlayableDeck | typeof RANDOM;

export interface SimulationOptions {
  readonly decks: readonly [DeckSource, DeckSource];
  readonly bot: BotFactory;
  /** The first duel of the run that is played, from 0, and how many: any part of a run can be played alone. */
  readonly from?: number;
  readonly duels: number;
  /** Of the first duel of the run; each further one has the next. */
  readonly seed: number;
  /** Checks the laws of the engine after every answer; slow. */
  readonly laws: boolean;
  readonly onDuel?: (done: number) => void;
}
/** A duel that did not end by the rules. `first` is the deck that took the first turn. */
export interface Failure {
  readonly seed: number;
  readonly first: string;
  readonly second: string;
  readonly message: string;
  readonly stack?: string;
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

interface Counted {
  decisions: number;
  realDecisions: number;
}
interface Outcome {
  readonly turn: number;
  readonly hash: string;
  readonly reason: EndReason;
  readonly winner: 0 | 1 | null;
}

interface Pairing {
  /** The deck that takes the first turn, and the other. */
  readonly players: readonly [PlayableDeck, PlayableDeck];
  readonly swapped: boolean;
  readonly seed: number;
}
/** In every second duel the second deck takes the first turn. Decks that are drawn anew need not change seats: the seed says all. */
const pairingOf = ({ decks, seed: first }: SimulationOptions, index: number): Pairing => {
  const seed = first + index;
  const [one, two] = decks.map((deck, at) => (deck === RANDOM ? randomDeck(2 * seed + at) : deck));
  if (!one || !two) throw new Error('A duel needs two decks.');
  const swapped = index % 2 === 1 && !decks.every((deck) => deck === RANDOM);
  return { players: swapped ? [two, one] : [one, two], swapped, seed };
};

/** Throws where the duel does not end by the rules, or a law is broken. */
const playOne = (
  { bot, laws }: SimulationOptions,
  { players, seed }: Pairing,
  counted: Counted,
  usage: Usage,
): Outcome => {
  const pool = cardPool();
  const duel = createDuel({ pool, seed, players });
  const look = usage.watch(players);
  const keeper = laws ? new LawKeeper(duel.fork()) : null;
  const bots = [bot(2 * seed, pool), bot(2 * seed + 1, pool)] as const;
  const { winner, reason } = playDuel(
    duel,
    bots,
    (decision, answer) => {
      counted.decisions++;
      if (decision.choices.length > 1) counted.realDecisions++;
      look(duel, decision);
      const [broken] = keeper?.answer(answer) ?? [];
      if (broken) throw new Error(`The law "${broken.law}" is broken: ${broken.found}`);
    },
    seed,
  );
  look(duel);
  return { turn: duel.turn, hash: duel.hash(), reason, winner };
};

/** What is told of a duel that failed. */
export const failureOf = (thrown: unknown, seed: number, names: readonly [string, string]): Failure => {
  const stack = stackOfThrown(thrown);
  return {
    seed,
    first: names[0],
    second: names[1],
    message: messageOfThrown(thrown),
    ...(stack && { stack }),
  };
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
/** Which deck a player has: in swapped seats the first player has the second one. */
const deckOf = (player: 0 | 1, swapped: boolean): 0 | 1 => (swapped === (player === 0) ? 1 : 0);

/** One duel of a run: how it ended, or that it failed. */
type Played = (Outcome & { readonly swapped: boolean }) | Failure;
/** A part of a run, as one of several that share the work has played it. */
export interface Slice extends Readonly<Counted> {
  readonly played: readonly Played[];
  readonly found: FoundOut;
}

/** Plays the duels one after the other. */
export const playSlice = (options: SimulationOptions): Slice => {
  const { duels, from = 0 } = options;
  const usage = makeUsage();
  const counted: Counted = { decisions: 0, realDecisions: 0 };
  const played: Played[] = [];
  for (let index = from; index < from + duels; index++) {
    const pairing = pairingOf(options, index);
    const { seed, players, swapped } = pairing;
    try {
      played.push({ ...playOne(options, pairing, counted, usage), swapped });
    } catch (thrown) {
      played.push(failureOf(thrown, seed, [players[0].name, players[1].name]));
    }
    options.onDuel?.(played.length);
  }
  return { played, ...counted, found: usage.found() };
};

/** What came of a run whose parts are given in their order. */
export const simulationOf = (slices: readonly Slice[], seconds: number): Simulation => {
  const usage = makeUsage();
  const results = noResults();
  const turns: number[] = [];
  const failures: Failure[] = [];
  const digest = createHash('sha256');
  let firstPlayerWins = 0;
  for (const each of slices.flatMap(({ played }) => played)) {
    if ('message' in each) {
      failures.push(each);
      digest.update(`failed ${each.seed}\n`);
      continue;
    }
    const { turn, hash, reason, winner, swapped } = each;
    turns.push(turn);
    digest.update(`${hash}\n`);
    results[reason][winner === null ? DRAWN : deckOf(winner, swapped)]++;
    if (winner === 0) firstPlayerWins++;
  }
  for (const { found } of slices) usage.add(found);
  return {
    seconds,
    finished: turns.length,
    decisions: slices.reduce((sum, { decisions }) => sum + decisions, 0),
    realDecisions: slices.reduce((sum, { realDecisions }) => sum + realDecisions, 0),
    turns: {
      mean: turns.length === 0 ? 0 : turns.reduce((sum, turn) => sum + turn, 0) / turns.length,
      fewest: turns.reduce((one, other) => Math.min(one, other), turns[0] ?? 0),
      most: turns.reduce((one, other) => Math.max(one, other), 0),
    },
    results,
    firstPlayerWins,
    digest: digest.digest('hex').slice(0, 16),
    failures,
    cards: usage.cards(),
    unused: usage.unused(),
  };
};

/** Plays a run, or a part of one, here. */
export const simulate = (options: SimulationOptions): Simulation => {
  const start = performance.now();
  const slice = playSlice(options);
  return simulationOf([slice], (performance.now() - start) / 1000);
};
