/** Bots against each other: each pair of bots plays mirror duels of each deck from both seats, with the same seeds. */
import { type BotFactory, botNamed, type Knowledge } from '@spellspeed/bots';
import type { PlayableDeck } from '../input/deck.ts';
import { KNOWN_LISTS } from '../input/lists.ts';
import type { Pairing, Slice } from './slice.ts';
import { isFailure } from './slice.ts';

export interface ArenaPlan {
  readonly of: 'arena';
  readonly decks: readonly PlayableDeck[];
  /** Names of bots, two or more. */
  readonly bots: readonly string[];
  /** How often each pair of bots plays each deck from both seats. */
  readonly rounds: number;
  readonly seed: number;
  /** Does a bot know its opponent's list, or does it suppose one by what it sees? */
  readonly lists: 'known' | 'supposed';
}

/** Each pair of bots, by their places in the list. */
export const pairsOf = ({ bots }: Pick<ArenaPlan, 'bots'>): readonly (readonly [number, number])[] =>
  bots.flatMap((_, one) => bots.slice(one + 1).map((__, after) => [one, one + 1 + after] as const));

const SEATS = 2;
export const arenaDuels = (plan: ArenaPlan): number =>
  pairsOf(plan).length * plan.decks.length * plan.rounds * SEATS;

/** Who sits where in the duel of this number: pairs of bots in turn, then seats, then decks, then rounds, so that any part is fair. */
export const seatsIn = (plan: ArenaPlan, index: number) => {
  const pairs = pairsOf(plan);
  const pair = index % pairs.length;
  const isTurned = Math.floor(index / pairs.length) % SEATS === 1;
  const game = Math.floor(index / pairs.length / SEATS);
  const [one, other] = pairs[pair] ?? [0, 1];
  return {
    pair,
    game,
    deck: game % plan.decks.length,
    first: isTurned ? other : one,
    second: isTurned ? one : other,
  };
};
const knowing =
  (factory: BotFactory, knowledge: Knowledge): BotFactory =>
  (seed, pool) =>
    factory(seed, pool, knowledge);

/** `tell` is given what the bots think. */
export const arenaPairing = (plan: ArenaPlan, index: number, tell?: Knowledge['onThought']): Pairing => {
  const { game, deck, first, second } = seatsIn(plan, index);
  const list = plan.decks[deck];
  const factories = [first, second].map((bot) => botNamed(plan.bots[bot] ?? ''));
  const [one, other] = factories;
  if (list === undefined || one === undefined || other === undefined)
    throw new Error(`There is no duel ${index} in this arena.`);
  const { main, extra } = list;
  const knowledge = {
    ...(plan.lists === 'known' ? { theirs: { main, extra } } : { lists: KNOWN_LISTS }),
    ...(tell && { onThought: tell }),
  };
  const bots = [knowing(one, knowledge), knowing(other, knowledge)] as const;
  // The same seed for both seats, and for every pair of bots.
  return { players: [list, list], seats: [first, second], seed: plan.seed + game, bots };
};

/** What came of the duels of two bots. */
export interface Encounter {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly drawn: number;
  readonly duels: number;
  /** The share that the first bot has won, draws by half, with the bounds between which it lies in 95 of 100 such arenas (Wilson). */
  readonly share: number;
  readonly between: readonly [number, number];
  /** The difference in Elo that this share means; null where one of them has won all. */
  readonly elo: number | null;
}
/** 95 of 100. */
const Z = 1.96;
export const wilson = (share: number, duels: number): readonly [number, number] => {
  if (duels === 0) return [0, 1];
  const spread = 1 + (Z * Z) / duels;
  const middle = (share + (Z * Z) / (2 * duels)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / duels + (Z * Z) / (4 * duels * duels))) / spread;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
export const eloOf = (share: number): number | null =>
  share <= 0 || share >= 1 ? null : Math.round(400 * Math.log10(share / (1 - share)));

/** Counts what was played, from the duel of this number on; duels that failed count for nobody. */
export const encountersIn = (
  plan: ArenaPlan,
  from: number,
  slices: readonly Slice[],
): readonly Encounter[] => {
  const played = slices.flatMap((slice) => slice.played);
  return pairsOf(plan).map(([one, other], pair) => {
    let [won, drawn, duels] = [0, 0, 0];
    for (const [at, outcome] of played.entries()) {
      const seats = seatsIn(plan, from + at);
      if (seats.pair !== pair || isFailure(outcome)) continue;
      duels++;
      if (outcome.winner === null) drawn++;
      else if ((outcome.winner === 0 ? seats.first : seats.second) === one) won++;
    }
    const share = duels === 0 ? 0.5 : (won + drawn / 2) / duels;
    return {
      one: plan.bots[one] ?? '',
      other: plan.bots[other] ?? '',
      won,
      drawn,
      duels,
      share,
      between: wilson(share, duels),
      elo: eloOf(share),
    };
  });
};
