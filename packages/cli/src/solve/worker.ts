/** A worker thread: solves what it is told, until it is stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import pc from 'picocolors';
import { runSolve } from '../commands/solve.ts';
import { reportThrown } from '../program.ts';
import type { Terminal } from '../terminal.ts';
import type { Said, Task } from './apart.ts';

const { file, options, stop, columns, isColoured } = workerData as Task;
const say = (said: Said): void => parentPort?.postMessage(said);
const terminal: Terminal = {
  paint: pc.createColors(isColoured),
  columns,
  out: (text) => say({ out: text }),
  err: (text) => say({ err: text }),
  ask: () => Promise.resolve(null),
  close: () => undefined,
};
const solved = (): number => {
  try {
    return runSolve(file, { ...options, isStopped: () => Atomics.load(stop, 0) === 1 }, terminal);
  } catch (thrown) {
    reportThrown(thrown, terminal);
    return 1;
  }
};
say({ code: solved() });
