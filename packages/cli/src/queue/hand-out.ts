/** Hands tasks to workers, and gives what comes of them. */

import { Trouble } from '../trouble.ts';
import type { Queue } from './open-queue.ts';
import { unpacked } from './plain.ts';
import type { Done, Task } from './task.ts';

const LOOKS_EVERY = 150;
/** Whoever has a task for longer has fallen, and another gets it. Twice done it comes to the same. */
export const PATIENCE = 60;
const TRIES = 5;

/** Done when a worker has done it. */
export type HandOut = <T extends Task>(task: T) => Promise<Done<T>>;

interface Waiting {
  readonly done: (output: never) => void;
  readonly failed: (why: Trouble) => void;
}
export interface Handing {
  readonly handOut: HandOut;
  /** Takes back what nobody has done yet. */
  readonly end: () => Promise<void>;
}

export const handing = ({ boss, name }: Queue, patience = PATIENCE): Handing => {
  const open = new Map<string, Waiting>();
  let isEnding = false;
  const look = async (): Promise<void> => {
    await boss.expire();
    for (const [id, { done, failed }] of [...open]) {
      const job = await boss.getJobById(name, id);
      if (job?.state === 'completed') done(unpacked(String(Reflect.get(job.output, 'done'))) as never);
      else if (job === null || job.state === 'failed' || job.state === 'cancelled')
        failed(new Trouble(`A task could not be done ${TRIES + 1} times: ${JSON.stringify(job?.output)}`));
      else continue;
      open.delete(id);
      if (job !== null) await boss.deleteJob(name, id);
    }
  };
  const looking = (async () => {
    while (!isEnding) {
      // A database that is away for a while is waited for.
      if (open.size > 0) await look().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
    }
  })();
  return {
    handOut: async <T extends Task>(task: T) => {
      const id = await boss.send(name, task, { expireInSeconds: patience, retryLimit: TRIES });
      if (id === null) throw new Error('the queue took nothing');
      return new Promise<Done<T>>((done, failed) => {
        // What a worker gives for a task is what the task gives.
        open.set(id, { done: done as (output: never) => void, failed });
      });
    },
    end: async () => {
      isEnding = true;
      await looking;
      await Promise.all([...open.keys()].map((id) => boss.deleteJob(name, id)));
    },
  };
};
