/** Every deck against every deck in both seats, and which of their cards were ever used. */
import { type BotFactory, playDuel } from '@spellspeed/bots';
import { createDuel, type Duel, type OpenDecision } from '@spellspeed/engine';
import { LawKeeper } from '@spellspeed/engine/laws';
import type { PlayableDeck } from './input/deck.ts';
import { cardPool } from './pool.ts';
import { type Failure, failureOf } from './simulation.ts';
import { makeUsage, type UnusedCard } from './usage.ts';

export interface LeagueOptions {
  readonly decks: readonly PlayableDeck[];
  readonly bot: BotFactory;
  /** Duels of each ordered pair. */
  readonly duels: number;
  readonly seed: number;
  /** Checks the laws of the engine after every answer; slow. */
  readonly laws: boolean;
  readonly onDuel?: (done: number) => void;
}
export interface League {
  readonly finished: number;
  readonly failures: readonly Failure[];
  /** Wins of each deck over each other, in the order of the decks. */
  readonly wins: readonly (readonly number[])[];
  /** Cards of each deck that were never activated or Summoned, and that never did anything. */
  readonly unused: { readonly [deck: string]: readonly number[] };
  /** Why each of them was not used. */
  readonly reasons: readonly UnusedCard[];
}

/** Plays a duel. Throws where it does not end by the rules or a law is broken. */
const playOne = (
  duel: Duel,
  { bot, laws }: LeagueOptions,
  seed: number,
  look: (duel: Duel, decision?: OpenDecision) => void,
): void => {
  const keeper = laws ? new LawKeeper(duel.fork()) : null;
  const pool = cardPool();
  playDuel(
    duel,
    [bot(2 * seed, pool), bot(2 * seed + 1, pool)],
    (decision, answer) => {
      look(duel, decision);
      const [broken] = keeper?.answer(answer) ?? [];
      if (broken) throw new Error(`The law "${broken.law}" is broken: ${broken.found}`);
    },
    seed,
  );
  look(duel);
};

const count = (wins: number[][], winner: number, loser: number): void => {
  const row = wins[winner];
  if (row) row[loser] = (row[loser] ?? 0) + 1;
};

/** Plays every ordered pair; duels that fail are noted with their seed, and the others go on. */
export const playLeague = (options: LeagueOptions): League => {
  const { decks, duels, seed } = options;
  const failures: Failure[] = [];
  const wins = decks.map(() => decks.map(() => 0));
  const usage = makeUsage();
  let played = 0;
  decks.forEach((one, first) => {
    decks.forEach((two, second) => {
      for (let index = 0; index < duels; index++) {
        const duelSeed = seed + played;
        const duel = createDuel({ pool: cardPool(), seed: duelSeed, players: [one, two] });
        try {
          playOne(duel, options, duelSeed, usage.watch([one, two]));
          const winner = duel.result?.winner;
          if (winner === 0) count(wins, first, second);
          if (winner === 1) count(wins, second, first);
        } catch (thrown) {
          failures.push(failureOf(thrown, duelSeed, [one.name, two.name]));
        }
        played++;
        options.onDuel?.(played);
      }
    });
  });
  const unusedIn = ({ main, extra }: PlayableDeck): number[] => [
    ...new Set([...main, ...extra].filter((passcode) => !usage.used.has(passcode))),
  ];
  return {
    finished: played - failures.length,
    failures,
    wins,
    unused: Object.fromEntries(decks.map((deck) => [deck.name, unusedIn(deck)])),
    reasons: usage.unused(),
  };
};
