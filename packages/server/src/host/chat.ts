/** What was said at a table last, and how fast. Nothing of it is written down unless somebody reports it. */
import type { Player } from '@spellspeed/engine';
import { Bucket } from '../net/bucket.ts';

/** So many lines at once, and one every three seconds after that. */
const AT_ONCE = 6;
const PER_SECOND = 1 / 3;
const KEPT = 40;

interface Line {
  readonly account: string;
  readonly name: string;
  readonly text: string;
}
export class Chat {
  #lines: Line[] = [];
  readonly #pace = [0, 1].map(() => new Bucket(AT_ONCE, PER_SECOND, performance.now()));

  /** False where this player says too much. */
  add(player: Player, by: Omit<Line, 'text'>, text: string): boolean {
    const now = performance.now();
    if (!this.#pace[player]?.has(now)) return false;
    this.#pace[player]?.take(now);
    this.#lines = [...this.#lines, { ...by, text }].slice(-KEPT);
    return true;
  }
  text(): string {
    return JSON.stringify(this.#lines);
  }
}
