/** Deck after deck, the revisions in turn: cold first, then hot. */
import { type Summary, summarize } from '../statistics.ts';
import type { Played, Player } from './orders.ts';

export interface DeckPlan {
  readonly decks: readonly string[];
  readonly rounds: number;
  /** Duels of each revision in each round. */
  readonly duels: number;
  /** Duels before what counts as hot. */
  readonly warmUp: number;
}
/** By which time is divided: the CPU's, or the clock's where one of the players does not know the CPU's. */
export type By = 'cpu' | 'clock';
/** How one player plays one deck, in decisions with a choice per second. */
export interface DeckResult {
  readonly deck: string;
  readonly player: string;
  /** The first round, from a program that has not played this deck. */
  readonly cold: number;
  readonly hot: Summary;
  /** Divided by the first player's, round by round; absent for that one. */
  readonly ratio?: Summary;
  readonly slowestMilliseconds: number;
  /** Did it play the same duels as the first player? */
  readonly isSame: boolean;
}

const SECONDS: { readonly [by in By]: (played: Played) => number } = {
  cpu: ({ cpuMicroseconds = Number.NaN }) => cpuMicroseconds / 1e6,
  clock: ({ clockMilliseconds }) => clockMilliseconds / 1e3,
};
const WARM_UP_SEEDS = 1_000_000;

/** The rounds of one player. */
interface Rounds {
  readonly player: Player;
  readonly cold: Played;
  readonly hot: Played[];
}

const playDeck = async (
  players: readonly Player[],
  deck: string,
  { rounds, duels, warmUp }: DeckPlan,
  onProgress: (text: string) => void,
): Promise<readonly Rounds[]> => {
  const all: Rounds[] = [];
  for (const player of players) {
    onProgress(`${deck}: warm-up of ${player.name}`);
    const cold = await player.play({ deck, from: WARM_UP_SEEDS, duels });
    if (warmUp > duels) await player.play({ deck, from: WARM_UP_SEEDS + duels, duels: warmUp - duels });
    all.push({ player, cold, hot: [] });
  }
  for (let round = 0; round < rounds; round++)
    // In reverse order every other round, so that neither profits from going first.
    for (const { player, hot } of round % 2 === 0 ? all : [...all].reverse()) {
      onProgress(`${deck}: round ${round + 1} of ${rounds}, ${player.name}`);
      hot.push(await player.play({ deck, from: 1 + round * duels, duels }));
    }
  return all;
};

const resultOf = (deck: string, { player, cold, hot }: Rounds, first: Rounds, by: By): DeckResult => {
  const perSecond = (played: Played): number => played.decisions / SECONDS[by](played);
  const speeds = hot.map(perSecond);
  const digests = (rounds: Rounds): string => rounds.hot.map(({ digest }) => digest).join();
  return {
    deck,
    player: player.name,
    cold: perSecond(cold),
    hot: summarize(speeds),
    ...(player === first.player
      ? {}
      : { ratio: summarize(speeds.map((speed, round) => speed / perSecond(first.hot[round] ?? cold))) }),
    slowestMilliseconds: Math.max(...hot.map(({ slowestMilliseconds }) => slowestMilliseconds)),
    isSame: digests({ player, cold, hot }) === digests(first),
  };
};

/** Plays all decks; the first player is the one that the others are divided by. */
export const compareDecks = async (
  players: readonly Player[],
  plan: DeckPlan,
  onProgress: (text: string) => void,
  by: By = 'cpu',
): Promise<readonly DeckResult[]> => {
  const results: DeckResult[] = [];
  for (const deck of plan.decks) {
    const all = await playDeck(players, deck, plan, onProgress);
    const [first] = all;
    if (first) results.push(...all.map((rounds) => resultOf(deck, rounds, first, by)));
  }
  return results;
};
