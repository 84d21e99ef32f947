/** `spellspeed worker`: plays slices for runs that were handed to a queue. */
import { Command } from 'commander';
import { work } from '../queue/work.ts';
import type { Terminal } from '../terminal.ts';

export interface WorkerOptions {
  readonly queue: string;
}
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Returns the exit code when somebody has ended it. */
export const runWorker = async ({ queue }: WorkerOptions, { out }: Terminal): Promise<number> => {
  const ending = new AbortController();
  for (const signal of SIGNALS) process.once(signal, () => ending.abort());
  out('The worker waits for tasks (Ctrl+C ends it after the one that it does).');
  const done = await work({ url: queue, until: ending.signal });
  out(`Tasks done: ${done}`);
  return 0;
};

export const workerCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('worker')
    .description('play slices of runs that were begun with --queue, on this machine')
    .requiredOption('--queue <url>', 'the Postgres of the queue: postgres://USER:PASSWORD@HOST:PORT/DATABASE')
    .action(async (options: WorkerOptions) => exit(await runWorker(options, terminal)));
