/** The players who are at a table: each may have come in several tabs, and whoever is gone only for a moment has not been away. */
import type { Player } from '@spellspeed/engine';
import type { ServerMessage } from '../protocol/server.ts';
import type { Watcher } from './watcher.ts';

/** Whoever is away for less, as while a page is loaded again, has not been away. */
const AWAY_AFTER = 2000;

export class Present {
  readonly #watchers = new Map<string, { readonly watcher: Watcher; readonly player: Player }>();
  readonly #leaving = new Map<Player, NodeJS.Timeout>();
  readonly #isAway: (player: Player) => void;

  constructor(isAway: (player: Player) => void) {
    this.#isAway = isAway;
  }
  get size(): number {
    return this.#watchers.size;
  }
  /** The player who comes by this key; undefined for who does not play here. */
  playerOf(key: string): Player | undefined {
    return this.#watchers.get(key)?.player;
  }
  enter(watcher: Watcher, player: Player): void {
    this.#watchers.set(watcher.key, { watcher, player });
    clearTimeout(this.#leaving.get(player));
    this.#leaving.delete(player);
  }
  leave(key: string): void {
    const player = this.playerOf(key);
    if (player === undefined) return;
    this.#watchers.delete(key);
    if ([...this.#watchers.values()].some((each) => each.player === player)) return;
    clearTimeout(this.#leaving.get(player));
    const timer = setTimeout(() => {
      this.#leaving.delete(player);
      this.#isAway(player);
    }, AWAY_AFTER);
    timer.unref();
    this.#leaving.set(player, timer);
  }
  /** Tells each player who is here what is meant for that player. */
  tell(messageFor: (player: Player) => ServerMessage | undefined): void {
    for (const { watcher, player } of this.#watchers.values()) {
      const message = messageFor(player);
      if (message) watcher.tell(message);
    }
  }
  /** Nobody is waited for any more. */
  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
