/** A thread in which bots think. It is begun when the first is asked, and anew when it falls or thinks for too long. */
import { Worker } from 'node:worker_threads';
import type { FromThread, ThreadData, ToThread } from './messages.ts';

/** No thought takes longer: the strongest has a second. */
const MOST_THINKING = 30_000;
const FILE = new URL('../../dist/bundle/bots-worker.js', import.meta.url);

export interface ThreadWorld {
  readonly pool: string;
  readonly said: (what: Extract<FromThread, { readonly at: string }>) => void;
  /** All that it knew is gone; at this table it was thinking. */
  readonly fallen: (table: string | null) => void;
  readonly file?: URL;
  readonly mostThinking?: number;
}
export class BotThread {
  readonly #world: ThreadWorld;
  #worker: Worker | null = null;
  #thinksAt: string | null = null;
  #patience: NodeJS.Timeout | undefined;

  constructor(world: ThreadWorld) {
    this.#world = world;
  }
  post(message: ToThread): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(message);
  }
  #begin(): Worker {
    const { pool, file = FILE } = this.#world;
    const worker = new Worker(file, { workerData: { pool } satisfies ThreadData });
    worker.unref();
    worker.on('message', (what: FromThread) => this.#heard(what));
    // It ends by it, and that is heard below.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#ended(worker));
    return worker;
  }
  #heard(what: FromThread): void {
    clearTimeout(this.#patience);
    if ('thinksAt' in what) {
      this.#thinksAt = what.thinksAt;
      this.#patience = setTimeout(
        () => void this.#worker?.terminate(),
        this.#world.mostThinking ?? MOST_THINKING,
      );
      this.#patience.unref();
      return;
    }
    this.#thinksAt = null;
    this.#world.said(what);
  }
  #ended(worker: Worker): void {
    if (worker !== this.#worker) return;
    clearTimeout(this.#patience);
    const table = this.#thinksAt;
    [this.#worker, this.#thinksAt] = [null, null];
    this.#world.fallen(table);
  }
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    clearTimeout(this.#patience);
    await worker?.terminate();
  }
}
