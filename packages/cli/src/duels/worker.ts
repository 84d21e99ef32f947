/** A worker thread: plays its part of a run of duels. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playHere, type Report } from './run.ts';

const tell = (report: Report): void => parentPort?.postMessage(report);
tell({ slice: playHere(workerData as Job, (done) => tell({ done })) });
