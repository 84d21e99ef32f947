/** Shares a run of duels among worker threads. Each plays a part of the run; put together in their order the parts are the run. */
import { Worker } from 'node:worker_threads';
import type { DeckSource, Slice } from './simulation.ts';

/** What a worker is told: plain data, since it runs beside the program. */
export interface Job {
  readonly decks: readonly [DeckSource, DeckSource];
  readonly bot: string;
  readonly from: number;
  readonly duels: number;
  readonly seed: number;
  readonly laws: boolean;
}
/** What a worker says. */
export type Report = { readonly done: number } | { readonly slice: Slice };

/** The parts of a run, as equal as can be; none is empty. */
export const partsOf = ({ from, duels }: Pick<Job, 'from' | 'duels'>, workers: number) => {
  const count = Math.min(workers, duels);
  const start = (part: number): number => from + Math.floor((part * duels) / count);
  return Array.from({ length: count }, (_, part) => ({
    from: start(part),
    duels: start(part + 1) - start(part),
  }));
};

const playIn = (job: Job, onDone: (done: number) => void): Promise<Slice> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    worker.on('message', (report: Report) =>
      'slice' in report ? resolve(report.slice) : onDone(report.done),
    );
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`A worker ended with exit code ${code} before its duels were played.`)),
    );
  });

/** Plays the run in so many workers; `onDuel` hears how many duels are done. */
export const playInWorkers = (
  job: Job,
  workers: number,
  onDuel: (done: number) => void,
): Promise<readonly Slice[]> => {
  const parts = partsOf(job, workers);
  const done = parts.map(() => 0);
  return Promise.all(
    parts.map((part, at) =>
      playIn({ ...job, ...part }, (count) => {
        done[at] = count;
        onDuel(done.reduce((sum, each) => sum + each, 0));
      }),
    ),
  );
};
