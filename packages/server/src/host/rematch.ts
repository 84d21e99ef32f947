/** Who would like to play the same again, and the table at which that is. */
import type { Player } from '@spellspeed/engine';
import { strengthOf } from '../protocol/bots.ts';
import { type RefusalReason, refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { TablePlayer } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

type Asked =
  | { readonly refusal: TableRefusal }
  | { readonly is: 'known' }
  /** The other one is still to be asked; or both would like to: then as they sat. */
  | { readonly is: 'noted'; readonly players: readonly [TablePlayer, TablePlayer] | null };
const refused = (reason: RefusalReason, message?: string): Asked => ({ refusal: refuse(reason, message) });

export class Rematch {
  readonly #again = new Set<Player>();
  #next: string | null = null;

  /** The table at which they play again. */
  isAt(next: string | null): void {
    this.#next = next;
  }
  ask(seat: Player | undefined, { stage, players }: Pick<Table, 'stage' | 'players'>): Asked {
    if (seat === undefined) return refused('not-yours', 'You do not play at this table.');
    if (stage !== 'over') return refused('not-yet', 'The Match is not over.');
    const [host, guest] = players;
    if (guest === null || this.#next !== null) return refused('over');
    if (this.#again.has(seat)) return { is: 'known' };
    this.#again.add(seat);
    // A bot always would.
    if (strengthOf(guest.account) !== null) this.#again.add(1);
    return { is: 'noted', players: this.#again.size === 2 ? [host, guest] : null };
  }
}
