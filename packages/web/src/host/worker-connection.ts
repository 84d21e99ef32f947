import { wrap } from 'comlink';
import type { Host } from './host.ts';
import type { Connection } from './line.ts';

/** A Worker of its own. */
export const connectWorker = (): Connection => {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'duel' });
  const broken = new Promise<string>((resolve) => {
    worker.addEventListener('error', ({ message, filename, lineno }) =>
      resolve(`${message || 'The Worker could not be loaded.'} (${filename}:${lineno})`),
    );
    worker.addEventListener('messageerror', () => resolve('A message of the Worker could not be read.'));
  });
  // What comlink wraps answers as the host does.
  return { host: wrap<Host>(worker), broken, close: () => worker.terminate() };
};
