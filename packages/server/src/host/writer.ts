/** Writes entries of all tables of a node together: what comes while the database works goes with the next statement. */
import type { EntryRow } from '../storage/schema.ts';
import { keyOf, type Storage } from '../storage/storage.ts';

/** `durable`, or `lost`: another node has the table, and nothing was written. */
export type Written = 'durable' | 'lost';
interface Waiting {
  readonly row: EntryRow;
  readonly done: (written: Written) => void;
}
const AT_ONCE = 1000;
const FIRST_WAIT = 25;
const LONGEST_WAIT = 1000;

export interface WriterWatch {
  /** After each statement: how many entries, and how long it took in milliseconds. */
  readonly wrote: (entries: number, took: number) => void;
  readonly failed: (thrown: unknown) => void;
}

export class Writer {
  readonly #storage: Storage;
  readonly #node: string;
  readonly #watch: WriterWatch;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(storage: Storage, node: string, watch: WriterWatch) {
    this.#storage = storage;
    this.#node = node;
    this.#watch = watch;
  }
  /** Entries of one table are written in the order in which they are given. */
  write(row: EntryRow): Promise<Written> {
    return new Promise((done) => {
      this.#waiting.push({ row, done });
      this.#running ??= this.#run();
    });
  }
  async #run(): Promise<void> {
    // What is done in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, AT_ONCE);
      const durable = await this.#append(batch.map(({ row }) => row));
      for (const { row, done } of batch) done(durable.has(keyOf(row)) ? 'durable' : 'lost');
    }
    this.#running = null;
  }
  /** Tried until the database answers; writing again what has been written is harmless. */
  async #append(rows: readonly EntryRow[]): Promise<ReadonlySet<string>> {
    for (let wait = FIRST_WAIT; !this.#isClosed; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const began = performance.now();
      try {
        const durable = await this.#storage.append(this.#node, rows);
        this.#watch.wrote(rows.length, performance.now() - began);
        return durable;
      } catch (thrown) {
        this.#watch.failed(thrown);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return new Set();
  }
  /** Waits for what is being written; what cannot be written any more was never acknowledged. */
  async close(patience: number): Promise<void> {
    const over = setTimeout(() => {
      this.#isClosed = true;
    }, patience);
    await this.#running;
    clearTimeout(over);
  }
}
