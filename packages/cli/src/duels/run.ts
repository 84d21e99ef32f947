/** Plays a run of duels, here or shared among worker threads: put together in their order the parts are the run. */
import { Worker } from 'node:worker_threads';
import { findBot } from '../input/bot.ts';
import { RANDOM } from '../input/deck.ts';
import { playWithoutEffects } from '../pool.ts';
import { type ArenaPlan, arenaPairing } from './arena.ts';
import { type LeaguePlan, leaguePairing } from './league.ts';
import { type SimulationPlan, simulationPairing } from './simulation.ts';
import { type Pairing, playSlice, type Slice } from './slice.ts';

/** What a worker is told: plain data, since it runs beside the program. */
export interface Job {
  readonly plan: SimulationPlan | LeaguePlan | ArenaPlan;
  readonly bot: string;
  /** The first duel that is played, from 0, and how many. */
  readonly from: number;
  readonly duels: number;
  readonly laws: boolean;
}
/** What a worker says. */
export type Report = { readonly done: number } | { readonly slice: Slice };

const pairingOf = (plan: Job['plan'], index: number): Pairing => {
  switch (plan.of) {
    case 'league':
      return leaguePairing(plan, index);
    case 'arena':
      return arenaPairing(plan, index);
    default:
      return simulationPairing(plan, index);
  }
};

/** Plays a job in this thread. */
export const playHere = ({ plan, bot, ...part }: Job, onDuel: (done: number) => void): Slice => {
  // Whoever named the decks has let in their cards without effects; another thread has a pool of its own.
  playWithoutEffects(plan.decks.flatMap((deck) => (deck === RANDOM ? [] : [...deck.main, ...deck.extra])));
  return playSlice({ ...part, bot: findBot(bot), pairing: (index) => pairingOf(plan, index), onDuel });
};

/** The parts of a run, as equal as can be; none is empty. */
export const partsOf = ({ from, duels }: Pick<Job, 'from' | 'duels'>, workers: number) => {
  const count = Math.min(workers, duels);
  const start = (part: number): number => from + Math.floor((part * duels) / count);
  return Array.from({ length: count }, (_, part) => ({
    from: start(part),
    duels: start(part + 1) - start(part),
  }));
};

const playInWorker = (job: Job, onDuel: (done: number) => void): Promise<Slice> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../dist/bundle/duels-worker.js', import.meta.url), {
      workerData: job,
    });
    worker.on('message', (report: Report) =>
      'slice' in report ? resolve(report.slice) : onDuel(report.done),
    );
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`A worker ended with exit code ${code} before its duels were played.`)),
    );
  });

/** Plays a job in so many threads; `onDuel` hears how many duels are done. */
export const play = async (
  job: Job,
  workers: number,
  onDuel: (done: number) => void,
): Promise<readonly Slice[]> => {
  if (workers === 1) return [playHere(job, onDuel)];
  const parts = partsOf(job, workers);
  const done = parts.map(() => 0);
  return Promise.all(
    parts.map((part, at) =>
      playInWorker({ ...job, ...part }, (count) => {
        done[at] = count;
        onDuel(done.reduce((sum, each) => sum + each, 0));
      }),
    ),
  );
};
