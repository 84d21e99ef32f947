/** Plays a run here, in threads, or by workers on any machine. */
import { type Job, play } from '../duels/run.ts';
import type { Slice } from '../duels/slice.ts';
import { parseCount } from '../input/numbers.ts';

export const QUEUE = [
  '--queue <url>',
  'a Postgres from which `spellspeed worker` on any machine takes the duels; what comes of them is the same',
] as const;
export const SLICES = [
  '--slice <n>',
  'duels that a worker takes at once, with --queue (50)',
  parseCount,
] as const;

export const playSomewhere = async (
  job: Job,
  { queue, slice }: { readonly queue?: string; readonly slice?: number },
  workers: number,
  onDuel: (done: number) => void,
): Promise<readonly Slice[]> => {
  if (queue === undefined) return play(job, workers, onDuel);
  // Nobody else loads what speaks to a database.
  const { playOnQueue } = await import('./play-on-queue.ts');
  return playOnQueue(job, { url: queue, ...(slice !== undefined && { slice }) }, onDuel);
};
