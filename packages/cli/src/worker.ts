/** A worker thread: plays its part of a run of duels. */
import { parentPort, workerData } from 'node:worker_threads';
import { findBot } from './input/bot.ts';
import { playSlice } from './simulation.ts';
import type { Job, Report } from './workers.ts';

const tell = (report: Report): void => parentPort?.postMessage(report);
const job = workerData as Job;
const slice = playSlice({ ...job, bot: findBot(job.bot), onDuel: (done) => tell({ done }) });
tell({ slice });
