/** Does tasks of the queue, one after another, until somebody ends it. */
import { messageOfThrown } from '../trouble.ts';
import { openQueue, type QueueOptions } from './open-queue.ts';
import { packed } from './plain.ts';
import { doTask, type Task } from './task.ts';

export interface Work extends QueueOptions {
  /** After the task that is being done. */
  readonly until: AbortSignal;
  readonly onTask?: (task: Task) => void;
}
const LOOKS_EVERY = 200;

/** Gives how many were done. */
export const work = async ({ until, onTask, ...where }: Work): Promise<number> => {
  const { boss, name, close } = await openQueue(where);
  let done = 0;
  while (!until.aborted) {
    // A database that is away for a while is waited for.
    const [job] = await boss.fetch<Task>(name).catch(() => []);
    if (job === undefined) {
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
      continue;
    }
    onTask?.(job.data);
    // Signals and the database are heard between two tasks.
    await new Promise(setImmediate);
    try {
      await boss.complete(name, job.id, { done: packed(doTask(job.data)) });
      done++;
    } catch (thrown) {
      await boss.fail(name, job.id, { message: messageOfThrown(thrown) }).catch(() => undefined);
    }
  }
  await close();
  return done;
};
