/** Those who watch a table, some time behind it. They have a table of their own that follows the log. */
import type { CardPool } from '@spellspeed/engine';
import type { Course, ServerMessage } from '../protocol/server.ts';
import type { Entry, Opening } from '../table/entry.ts';
import { Table } from '../table/table.ts';
import { publicCourse, publicEvents } from './public-view.ts';
import type { Watcher } from './watcher.ts';

/** So many may watch a table. */
const MOST = 500;

export class Spectators {
  readonly #table: Table;
  readonly #ahead: Entry[];
  readonly #delay: number;
  readonly #watchers = new Map<string, Watcher>();
  #timer: NodeJS.Timeout | undefined;

  /** `log` is the whole log so far. */
  constructor(opening: Opening, log: readonly Entry[], delay: number, pool: CardPool | null) {
    this.#table = new Table(opening, pool);
    this.#ahead = [...log];
    this.#delay = delay;
    this.#follow();
  }
  get size(): number {
    return this.#watchers.size;
  }
  get isFull(): boolean {
    return this.size >= MOST;
  }
  get players(): Table['players'] {
    return this.#table.players;
  }
  add(watcher: Watcher): void {
    this.#watchers.set(watcher.key, watcher);
  }
  remove(key: string): void {
    this.#watchers.delete(key);
  }
  course(): Course {
    return publicCourse(this.#table, Date.now() - this.#delay);
  }
  /** Something has happened at the table; they learn it later. */
  push(entry: Entry): void {
    this.#ahead.push(entry);
    this.#plan();
  }
  #plan(): void {
    const [next] = this.#ahead;
    if (next === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#follow();
      },
      Math.max(0, next.at + this.#delay - Date.now()),
    );
    this.#timer.unref();
  }
  #follow(): void {
    const until = Date.now() - this.#delay;
    for (let [next] = this.#ahead; next !== undefined && next.at <= until; [next] = this.#ahead) {
      this.#ahead.shift();
      const after = this.#table.last;
      this.#table.follow(next);
      if (this.size > 0) this.#tell(after);
    }
    this.#plan();
  }
  #tell(after: number): void {
    const news: ServerMessage = {
      type: 'news',
      table: this.#table.opening.table,
      seat: null,
      after,
      events: [...publicEvents(this.#table)],
      course: this.course(),
    };
    for (const watcher of this.#watchers.values()) watcher.tell(news);
  }
  close(): void {
    clearTimeout(this.#timer);
  }
}
