/** A thread that examines a card: it loads the packages as they have just been compiled. */
import { parentPort, workerData } from 'node:worker_threads';
import { stackOfThrown, Trouble } from '../trouble.ts';
import { type Examination, examine, type Task } from './examine.ts';

/** What the thread says. */
export type Said =
  | { readonly ran: number; readonly of: number }
  | { readonly examination: Examination }
  /** What the person at the keyboard can mend. */
  | { readonly trouble: readonly string[] };

const say = (said: Said): void => parentPort?.postMessage(said);
try {
  say({ examination: examine(workerData as Task, (ran, of) => say({ ran, of })) });
} catch (thrown) {
  if (!(thrown instanceof Trouble) || stackOfThrown(thrown) !== undefined) throw thrown;
  say({ trouble: thrown.lines });
}
