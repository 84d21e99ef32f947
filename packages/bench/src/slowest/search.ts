/** The part `slowest`: the slowest answers of many duels of all pairs of decks, shared among worker threads. */
import { Worker } from 'node:worker_threads';
import { countCallsOf } from './calls.ts';
import { AIM, type Found, type SlowAnswer } from './slow-answers.ts';

export interface SearchPlan {
  readonly decks: readonly string[];
  /** Duels of each worker before those that count. */
  readonly warmUp: number;
  /** The first duel of the run, from 0, and how many: any slice of a run can be played alone. */
  readonly from: number;
  readonly duels: number;
  readonly workers: number;
}
/** What a worker is told. */
export type Job = Omit<SearchPlan, 'workers'>;
/** What came of the slice of one worker. */
export interface Part extends Omit<Found, 'slowest'> {
  readonly slowest: readonly SlowAnswer[];
}
/** What a worker says. */
export type Report = { readonly done: number } | { readonly part: Part };

/** How many are told of. */
const TOLD = 5;
/** A slow answer, and how much the engine did for it: the same on every machine. */
export interface ToldAnswer extends SlowAnswer {
  /** Calls of functions of the engine. */
  readonly calls: number;
}
/** What the slices came to together. */
export interface Together extends Part {
  /** What is aimed at, in milliseconds. */
  readonly aim: number;
}
/** The slowest answers are those that took longest when they were given again, the slowest first. */
export interface SearchResult extends Together {
  readonly duels: number;
  readonly slowest: readonly ToldAnswer[];
}

/** The slices of the workers, as equal as can be; none is empty. */
export const slicesOf = ({ from, duels, workers }: SearchPlan): readonly Pick<Job, 'from' | 'duels'>[] => {
  const count = Math.min(workers, duels);
  const start = (slice: number): number => from + Math.floor((slice * duels) / count);
  return Array.from({ length: count }, (_, slice) => ({
    from: start(slice),
    duels: start(slice + 1) - start(slice),
  }));
};

/** Puts the slices together. */
export const together = (parts: readonly Part[]): Together => {
  const all = parts.flatMap(({ slowest }) => slowest);
  return {
    answers: parts.reduce((sum, { answers }) => sum + answers, 0),
    overAim: parts.reduce((sum, { overAim }) => sum + overAim, 0),
    aim: AIM,
    longestMilliseconds: Math.max(...parts.map(({ longestMilliseconds }) => longestMilliseconds)),
    slowest: [...all].sort((one, other) => other.againMilliseconds - one.againMilliseconds).slice(0, TOLD),
  };
};

const playInWorker = (job: Job, onDuel: (done: number) => void): Promise<Part> =>
  new Promise((resolve, reject) => {
    // What is built plays, also when a test asks.
    const worker = new Worker(new URL('../../dist/slowest/worker.js', import.meta.url), { workerData: job });
    worker.on('message', (report: Report) => ('part' in report ? resolve(report.part) : onDuel(report.done)));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with the exit code ${code}`)));
  });

/** Plays the run. */
export const searchSlowest = async (
  { workers, ...plan }: SearchPlan,
  onProgress: (text: string) => void,
): Promise<SearchResult> => {
  const slices = slicesOf({ workers, ...plan });
  const done = slices.map(() => 0);
  const tellOf = inSteps(plan.duels, onProgress);
  onProgress(`slowest: warm-up of ${plan.warmUp} duels in ${slices.length} threads`);
  const parts = await Promise.all(
    slices.map((slice, at) =>
      playInWorker({ ...plan, ...slice }, (count) => {
        done[at] = count;
        tellOf(done.reduce((sum, each) => sum + each, 0));
      }),
    ),
  );
  const { slowest, ...rest } = together(parts);
  onProgress('slowest: counting calls');
  const calls = countCallsOf(slowest);
  return {
    duels: plan.duels,
    ...rest,
    slowest: slowest.map((answer, at) => ({ ...answer, calls: calls[at] ?? Number.NaN })),
  };
};

const STEPS = 50;
/** Tells of a run now and then, not of each duel. */
const inSteps = (duels: number, onProgress: (text: string) => void): ((done: number) => void) => {
  const step = Math.max(1, Math.floor(duels / STEPS));
  return (done) => {
    if (done % step === 0 || done === duels) onProgress(`slowest: ${done} of ${duels} duels`);
  };
};
