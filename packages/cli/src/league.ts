/** Every deck against every deck in both seats, and which of their cards were ever used. */
import { type BotFactory, playDuel } from '@spellspeed/bots';
import { createDuel, type Duel, type DuelEvent } from '@spellspeed/engine';
import { LawKeeper } from '@spellspeed/engine/laws';
import type { PlayableDeck } from './input/deck.ts';
import { cardPool } from './pool.ts';
import { type Failure, failureOf } from './simulation.ts';

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
}

/** The cards that an event shows at work. */
const atWork = (event: DuelEvent): readonly (number | null)[] => {
  switch (event.what) {
    case 'activated':
    case 'summoned':
    case 'flipped':
    case 'resolving':
    case 'equipped':
      return [event.card.passcode];
    case 'modified':
      return [event.source.passcode];
    default:
      return [];
  }
};

/** Plays a duel and says which cards were at work in it. Throws where it does not end by the rules or a law is broken. */
const playOne = (duel: Duel, { bot, laws }: LeagueOptions, seed: number): ReadonlySet<number> => {
  const used = new Set<number>();
  const keeper = laws ? new LawKeeper(duel.fork()) : null;
  const note = (): void => {
    for (const event of duel.events(0))
      for (const passcode of atWork(event)) if (passcode !== null) used.add(passcode);
  };
  const pool = cardPool();
  playDuel(
    duel,
    [bot(2 * seed, pool), bot(2 * seed + 1, pool)],
    (_, answer) => {
      note();
      const [broken] = keeper?.answer(answer) ?? [];
      if (broken) throw new Error(`The law "${broken.law}" is broken: ${broken.found}`);
    },
    seed,
  );
  note();
  return used;
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
  const used = new Set<number>();
  let played = 0;
  decks.forEach((one, first) => {
    decks.forEach((two, second) => {
      for (let index = 0; index < duels; index++) {
        const duelSeed = seed + played;
        const duel = createDuel({ pool: cardPool(), seed: duelSeed, players: [one, two] });
        try {
          for (const passcode of playOne(duel, options, duelSeed)) used.add(passcode);
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
    ...new Set([...main, ...extra].filter((passcode) => !used.has(passcode))),
  ];
  return {
    finished: played - failures.length,
    failures,
    wins,
    unused: Object.fromEntries(decks.map((deck) => [deck.name, unusedIn(deck)])),
  };
};
