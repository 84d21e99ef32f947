import { type ProxyMarked, wrap } from 'comlink';
import type { AnalysisHost } from '../analysis/types.ts';
import type { ReplayHost } from '../replays/types.ts';
import type { RulingHost } from '../rulings/types.ts';
import type { Host } from './host.ts';
import type { Connection } from './line.ts';

/** All that the Worker does. What is marked is asked part by part; nothing of it crosses as a whole. */
interface Hosts {
  readonly duel: Host & ProxyMarked;
  readonly replays: ReplayHost & ProxyMarked;
  readonly rulings: RulingHost & ProxyMarked;
  readonly analysis: AnalysisHost & ProxyMarked;
}
const openWorker = (): Worker =>
  new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'host' });

/** A Worker of its own for the duel. */
export const connectWorker = (): Connection => {
  const worker = openWorker();
  const broken = new Promise<string>((resolve) => {
    worker.addEventListener('error', (event) => {
      // The page tells of it itself.
      event.preventDefault();
      resolve(`${event.message || 'The Worker could not be loaded.'} (${event.filename}:${event.lineno})`);
    });
    worker.addEventListener('messageerror', () => resolve('A message of the Worker could not be read.'));
  });
  // What comlink wraps answers as the host does.
  return { host: wrap<Hosts>(worker).duel, broken, close: () => worker.terminate() };
};

interface WatchingHosts {
  readonly replays: ReplayHost;
  readonly rulings: RulingHost;
  readonly analysis: AnalysisHost;
}
let watching: WatchingHosts | null = null;
/** The Worker that plays replays, rulings and analyses: another one, so that nothing of the duel waits for them. */
export const watchingHosts = (): WatchingHosts => {
  if (watching === null) {
    const worker = openWorker();
    // The next who asks gets another one.
    worker.addEventListener('error', () => {
      watching = null;
    });
    watching = wrap<Hosts>(worker);
  }
  return watching;
};

/** Thinks about one thing in a Worker of its own, until it is found or somebody wants something else. */
export interface Thinker {
  readonly analysis: AnalysisHost;
  readonly stop: () => void;
}
export const newThinker = (): Thinker => {
  const worker = openWorker();
  return { analysis: wrap<Hosts>(worker).analysis, stop: () => worker.terminate() };
};
