/** The last events of a table, for who comes back: so many entries, then the whole view says it. */
import type { Player } from '@spellspeed/engine';
import type { MatchEvent } from '@spellspeed/match';

const KEPT = 40;
interface Kept {
  readonly n: number;
  readonly events: readonly [readonly MatchEvent[], readonly MatchEvent[]];
}

export class Recent {
  readonly #kept: Kept[] = [];

  add(n: number, events: Kept['events']): void {
    this.#kept.push({ n, events });
    if (this.#kept.length > KEPT) this.#kept.shift();
  }
  /** What happened after this entry; null where it is not known any more. */
  after(last: number, player: Player): readonly MatchEvent[] | null {
    const [first] = this.#kept;
    if (first === undefined || last < first.n - 1 || last > (this.#kept.at(-1)?.n ?? -1)) return null;
    return this.#kept.filter(({ n }) => n > last).flatMap(({ events }) => events[player]);
  }
}
