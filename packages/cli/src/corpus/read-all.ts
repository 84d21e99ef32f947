/** Reads a whole corpus, shared among worker threads. */
import { Worker } from 'node:worker_threads';
import type { CardText } from '@spellspeed/reader';
import { type Known, type ReadText, readPart } from './read-part.ts';

/** What a worker is given. */
export interface Task extends Known {
  readonly texts: readonly CardText[];
}
/** What a worker says. */
export type Told = { readonly done: number } | { readonly read: readonly ReadText[] };

/** In the order of the texts; `onRead` hears how many are done. */
export const readAll = async (
  { texts, ...known }: Task,
  workers: number,
  onRead: (done: number) => void,
): Promise<readonly ReadText[]> => {
  if (workers === 1) return readPart(texts, known, onRead);
  const done = Array.from({ length: workers }, () => 0);
  const parts = await Promise.all(
    done.map((_, part) =>
      readInWorker(
        // Every so-many-th text: long and short ones are shared alike.
        { texts: texts.filter((_text, index) => index % workers === part), ...known },
        (count) => {
          done[part] = count;
          onRead(done.reduce((sum, each) => sum + each, 0));
        },
      ),
    ),
  );
  return texts.flatMap((_, index) => parts[index % workers]?.[Math.floor(index / workers)] ?? []);
};

const readInWorker = (task: Task, onRead: (done: number) => void): Promise<readonly ReadText[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../dist/bundle/corpus-worker.js', import.meta.url), {
      workerData: task,
    });
    worker.on('message', (told: Told) => ('read' in told ? resolve(told.read) : onRead(told.done)));
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`A worker ended with exit code ${code} before its texts were read.`)),
    );
  });
