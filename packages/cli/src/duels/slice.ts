/** Plays duels of two bots, one after the other: a whole run, or a part of one that several share. */
import { createHash } from 'node:crypto';
import { type BotFactory, playDuel } from '@spellspeed/bots';
import { createDuel, type Duel, type EndReason } from '@spellspeed/engine';
import { type BrokenLaw, LawKeeper } from '@spellspeed/engine/laws';
import type { PlayableDeck } from '../input/deck.ts';
import { cardPool } from '../pool.ts';
import { messageOfThrown, stackOfThrown } from '../trouble.ts';
import { type FoundOut, makeUsage, type Usage } from './usage.ts';

/** Who meets whom in a duel of a run. */
export interface Pairing {
  /** The deck that takes the first turn, and the other. */
  readonly players: readonly [PlayableDeck, PlayableDeck];
  /** Their numbers among the decks of the run. */
  readonly seats: readonly [number, number];
  readonly seed: number;
  /** Who plays, where that is not the same for all duels of the run. */
  readonly bots?: readonly [BotFactory, BotFactory];
}
export interface SliceOptions {
  /** The duel of this number, from 0. */
  readonly pairing: (index: number) => Pairing;
  readonly bot: BotFactory;
  /** The first duel of the run that is played, and how many: any part of a run can be played alone. */
  readonly from: number;
  readonly duels: number;
  /** Checks the laws of the engine after every answer; slow. */
  readonly laws: boolean;
  readonly onDuel?: (done: number) => void;
}

/** A duel that ended by the rules. */
export interface Outcome extends Pick<Pairing, 'seats'> {
  readonly turn: number;
  readonly hash: string;
  readonly reason: EndReason;
  readonly winner: 0 | 1 | null;
}
/** A duel that did not. `first` is the deck that took the first turn. */
export interface Failure {
  readonly seed: number;
  readonly first: string;
  readonly second: string;
  readonly message: string;
  readonly stack?: string;
}
export const isFailure = (each: Outcome | Failure): each is Failure => 'message' in each;
interface Counted {
  decisions: number;
  realDecisions: number;
}
/** What came of a part of a run. */
export interface Slice extends Readonly<Counted> {
  readonly played: readonly (Outcome | Failure)[];
  readonly found: FoundOut;
}

/** Looks after the laws of a duel: to be called before each answer, and without one when the duel is over. */
const guard = (duel: Duel): ((answer?: readonly number[]) => void) => {
  const keeper = new LawKeeper(duel.fork());
  const check = ([first]: readonly BrokenLaw[]): void => {
    if (first) throw new Error(`The law "${first.law}" is broken: ${first.found}`);
  };
  let { turn } = duel;
  return (answer) => {
    if (answer === undefined || duel.turn !== turn) check(keeper.compare(duel));
    turn = duel.turn;
    if (answer) check(keeper.answer(answer));
  };
};

/** Throws where the duel does not end by the rules, or a law is broken. */
const playOne = (
  { bot, laws }: SliceOptions,
  { players, seats, seed, bots: pair = [bot, bot] }: Pairing,
  counted: Counted,
  usage: Usage,
): Outcome => {
  const pool = cardPool();
  const duel = createDuel({ pool, seed, players });
  const look = usage.watch(players);
  const checkLaws = laws ? guard(duel) : () => {};
  const bots = [pair[0](2 * seed, pool), pair[1](2 * seed + 1, pool)] as const;
  const { winner, reason } = playDuel(
    duel,
    bots,
    (decision, answer) => {
      counted.decisions++;
      if (decision.choices.length > 1) counted.realDecisions++;
      look(duel, decision);
      checkLaws(answer);
    },
    seed,
  );
  checkLaws();
  look(duel);
  return { turn: duel.turn, hash: duel.hash(), reason, winner, seats };
};

/** What is told of a duel that failed. */
const failureOf = (thrown: unknown, { seed, players: [one, two] }: Pairing): Failure => {
  const stack = stackOfThrown(thrown);
  return {
    seed,
    first: one.name,
    second: two.name,
    message: messageOfThrown(thrown),
    ...(stack && { stack }),
  };
};

/** Plays the duels; one that fails is noted with its seed, and the others go on. */
export const playSlice = (options: SliceOptions): Slice => {
  const { pairing, from, duels } = options;
  const usage = makeUsage();
  const counted: Counted = { decisions: 0, realDecisions: 0 };
  const played: (Outcome | Failure)[] = [];
  for (let index = from; index < from + duels; index++) {
    const who = pairing(index);
    try {
      played.push(playOne(options, who, counted, usage));
    } catch (thrown) {
      played.push(failureOf(thrown, who));
    }
    options.onDuel?.(played.length);
  }
  return { played, ...counted, found: usage.found() };
};

/** What is known of a whole run when its parts are given in their order. */
export interface Whole {
  readonly outcomes: readonly Outcome[];
  readonly failures: readonly Failure[];
  /** Made of the final state of every duel: the same seed gives the same digest. */
  readonly digest: string;
  readonly usage: Usage;
}
export const wholeOf = (slices: readonly Slice[]): Whole => {
  const usage = makeUsage();
  const digest = createHash('sha256');
  const outcomes: Outcome[] = [];
  const failures: Failure[] = [];
  for (const { played, found } of slices) {
    usage.add(found);
    for (const each of played) {
      digest.update('message' in each ? `failed ${each.seed}\n` : `${each.hash}\n`);
      if ('message' in each) failures.push(each);
      else outcomes.push(each);
    }
  }
  return { outcomes, failures, digest: digest.digest('hex').slice(0, 16), usage };
};
