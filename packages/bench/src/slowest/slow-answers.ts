/** The slowest answers of a slice of a run, by the clock and then once more. */
import { type Bot, playDuel } from '@spellspeed/bots';
import type { CardPool, OpenDecision } from '@spellspeed/engine';
import { CPU_CLOCK } from './cpu-clock.ts';
import { duelNumbered, layOut, type Numbered } from './pairing.ts';

/** One answer of a run. */
export interface Place extends Numbered {
  /** The number of the duel, from 0: `--from` plays it again. */
  readonly duel: number;
  /** Which question of the duel was answered, from 1. */
  readonly question: number;
}
/** How long it took from the answer to the next question, by the clock. */
export interface Timed extends Place {
  /** As the run was played. */
  readonly milliseconds: number;
  /** The least of that and of the times when the duel was played again at once. */
  readonly leastMilliseconds: number;
}
/** The same answer given again, in a duel that was played up to it anew. */
export interface SlowAnswer extends Timed {
  readonly turn: number;
  /** The kind of the question that was answered, and how many choices it had. */
  readonly kind: string;
  readonly choices: number;
  /** The next question; absent where the duel was over. */
  readonly next?: { readonly kind: string; readonly choices: number };
  /** How many events the answer led to. */
  readonly events: number;
  /** By the clock, the least of some times: what else the machine does only adds. */
  readonly againMilliseconds: number;
  /** By the CPU, where it can be known: the mean, since machines count it in ticks. */
  readonly againCpuMilliseconds?: number;
}
export interface Found {
  /** All answers that were timed. */
  readonly answers: number;
  /** Those that took longer than is aimed at as the run was played. */
  readonly overAim: number;
  /** The longest time as the run was played. */
  readonly longestMilliseconds: number;
  /** The slowest by their least time, slowest first. */
  readonly slowest: readonly Timed[];
}

/** What is aimed at, in milliseconds. */
export const AIM = 20;
/** So many are given again in the end. */
const KEPT = 10;
const TIMES_AGAIN = 3;
/** The clock also counts what else the machine does, so a duel with an answer that seems slow is played as often as this in all. */
const PLAYS = 3;

/** The slowest of several slices together. */
export const slowestOf = (timed: readonly Timed[]): readonly Timed[] =>
  [...timed].sort((one, other) => other.leastMilliseconds - one.leastMilliseconds).slice(0, KEPT);

export interface SliceOfRun {
  readonly pool: CardPool;
  readonly decks: readonly string[];
  readonly from: number;
  readonly duels: number;
  readonly onDuel?: (done: number) => void;
  /** Milliseconds; the clock unless a test brings its own. */
  readonly now?: () => number;
}
/** Plays a slice of a run and times every answer. */
export const findSlowest = (slice: SliceOfRun): Found => {
  const { pool, decks, from, duels, onDuel, now = () => performance.now() } = slice;
  let [answers, overAim, longestMilliseconds] = [0, 0, 0];
  let slowest: readonly Timed[] = [];
  for (let index = from; index < from + duels; index++) {
    const numbered = duelNumbered(index, decks);
    const first = timesOf(pool, numbered, now);
    const seemsSlow = (time: number): boolean => time > (slowest[KEPT - 1]?.leastMilliseconds ?? 0);
    let least = first;
    for (let play = 2; play <= PLAYS && least.some(seemsSlow); play++) {
      const again = timesOf(pool, numbered, now);
      least = least.map((time, at) => Math.min(time, again[at] ?? time));
    }
    const timed = first.map((milliseconds, at) => ({
      duel: index,
      ...numbered,
      question: at + 1,
      milliseconds,
      leastMilliseconds: least[at] ?? milliseconds,
    }));
    answers += first.length;
    overAim += first.filter((time) => time > AIM).length;
    longestMilliseconds = Math.max(longestMilliseconds, ...first);
    slowest = slowestOf([...slowest, ...timed.filter(({ leastMilliseconds: time }) => seemsSlow(time))]);
    onDuel?.(index - from + 1);
  }
  return { answers, overAim, longestMilliseconds, slowest };
};

/** Plays a duel: for each answer the time to the next question, or to the end. */
const timesOf = (pool: CardPool, numbered: Numbered, now: () => number): readonly number[] => {
  const { duel, bots } = layOut(pool, numbered);
  const times: number[] = [];
  let given: number | undefined;
  const asked = (): void => {
    if (given !== undefined) times.push(now() - given);
  };
  const listening = ({ name, choose }: Bot): Bot => ({
    name,
    choose: (view, decision) => {
      asked();
      return choose(view, decision);
    },
  });
  playDuel(duel, [listening(bots[0]), listening(bots[1])], () => {
    given = now();
  });
  asked();
  return times;
};

/** Plays up to a question, with the answer that was given to it then. */
export const upTo = (pool: CardPool, { question, ...numbered }: Place) => {
  const { duel, bots } = layOut(pool, numbered);
  for (let at = 1; ; at++) {
    const { decision } = duel;
    if (decision === null) throw new Error(`seed ${numbered.seed}: the duel has no question ${question}`);
    const answer = bots[decision.player].choose(() => duel.view(decision.player), decision);
    if (at === question) return { duel, decision, answer };
    const refusal = duel.answer(answer);
    if (refusal) throw new Error(`seed ${numbered.seed}: ${refusal.message}`);
  }
};

const sizeOf = ({ kind, choices }: OpenDecision) => ({ kind, choices: choices.length });
/** Gives the answer again some times, each in a duel of its own. */
export const giveAgain = (pool: CardPool, timed: Timed): SlowAnswer => {
  const clock: number[] = [];
  const cpu: number[] = [];
  for (let time = 1; ; time++) {
    const { duel, decision, answer } = upTo(pool, timed);
    const { turn } = duel;
    const [since, cpuSince] = [performance.now(), CPU_CLOCK?.() ?? Number.NaN];
    duel.answer(answer);
    const next = duel.decision;
    clock.push(performance.now() - since);
    cpu.push((CPU_CLOCK?.() ?? Number.NaN) - cpuSince);
    if (time < TIMES_AGAIN) continue;
    return {
      ...timed,
      turn,
      ...sizeOf(decision),
      ...(next && { next: sizeOf(next) }),
      events: duel.events(0).length,
      againMilliseconds: Math.min(...clock),
      ...(CPU_CLOCK && { againCpuMilliseconds: cpu.reduce((sum, each) => sum + each, 0) / TIMES_AGAIN }),
    };
  }
};
