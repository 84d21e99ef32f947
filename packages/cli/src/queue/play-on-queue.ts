/** Plays a run of duels by workers: in slices, which put together in their order are the run. */
import type { Job } from '../duels/run.ts';
import { partsOf } from '../duels/run.ts';
import type { Slice } from '../duels/slice.ts';
import { handing } from './hand-out.ts';
import { openQueue, type QueueOptions } from './open-queue.ts';

export interface OnQueue extends QueueOptions {
  /** Duels of a slice, the most that a worker loses when it falls. */
  readonly slice?: number;
  /** Seconds. */
  readonly patience?: number;
}
export const SLICE = 50;

export const playOnQueue = async (
  job: Job,
  { slice = SLICE, patience, ...where }: OnQueue,
  onDuel: (done: number) => void,
): Promise<readonly Slice[]> => {
  const queue = await openQueue(where);
  const { handOut, end } = handing(queue, patience);
  let done = 0;
  try {
    return await Promise.all(
      partsOf(job, Math.ceil(job.duels / slice)).map(async (part) => {
        const played = await handOut({ of: 'slice', ...job, ...part });
        done += part.duels;
        onDuel(done);
        return played;
      }),
    );
  } finally {
    await end();
    await queue.close();
  }
};
