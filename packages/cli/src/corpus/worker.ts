/** A worker thread: reads its part of the texts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task, Told } from './read-all.ts';
import { readPart } from './read-part.ts';

/** Each message costs more than reading a text. */
const EVERY = 20;
const tell = (told: Told): void => parentPort?.postMessage(told);
const { texts, ...known } = workerData as Task;
tell({
  read: readPart(texts, known, (done) => {
    if (done % EVERY === 0) tell({ done });
  }),
});
