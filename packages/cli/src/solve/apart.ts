/** A search in a thread of its own, so that Ctrl-C is heard while it goes on: then it says what it has found so far. */
import { Worker } from 'node:worker_threads';
import type { Terminal } from '../terminal.ts';
import type { SolveOptions } from './options.ts';

/** What the thread is told: plain data, and a number that both see, 1 when the search is to stop. */
export interface Task {
  readonly file: string | undefined;
  readonly options: SolveOptions;
  readonly stop: Int32Array;
  readonly columns: number;
  readonly isColoured: boolean;
}
/** What it says. */
export type Said = { readonly out: string } | { readonly err: string } | { readonly code: number };

/** As programs end that are interrupted. */
const INTERRUPTED = 130;

/** Returns the exit code. The first Ctrl-C stops the search, the second the program. */
export const solveApart = async (
  file: string | undefined,
  options: SolveOptions,
  terminal: Terminal,
  onInterrupt: NonNullable<Terminal['onInterrupt']>,
): Promise<number> => {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const isColoured = terminal.paint.red('') !== '';
  const workerData: Task = { file, options, stop, columns: terminal.columns, isColoured };
  const worker = new Worker(new URL('../../dist/bundle/solve-worker.js', import.meta.url), { workerData });
  let release = (): void => undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      release = onInterrupt(() => {
        if (Atomics.exchange(stop, 0, 1) === 1) resolve(INTERRUPTED);
      });
      worker.on('message', (said: Said) => {
        if ('out' in said) terminal.out(said.out);
        else if ('err' in said) terminal.err(said.err);
        else resolve(said.code);
      });
      worker.on('error', reject);
    });
  } finally {
    release();
    await worker.terminate();
  }
};
