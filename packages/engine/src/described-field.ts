/** A field as someone describes it. */
import type { CardPool } from './state/pool.ts';
import type { Arrival } from './state/state.ts';
import type { FormatName } from './vocabulary/formats.ts';
import type { BattlePosition } from './vocabulary/kinds.ts';
import type { Phase } from './vocabulary/phases.ts';
import type { Player } from './vocabulary/players.ts';
import type { Zone } from './vocabulary/zones.ts';

/** A card on a described field: its passcode, or more about it. */
export type FieldCard = number | FieldEntry;
export interface FieldEntry {
  readonly card: number;
  readonly position?: BattlePosition;
  readonly face?: 'up' | 'down';
  /** Did it come this turn, under its controller? Otherwise it came on an earlier turn. */
  readonly thisTurn?: boolean;
  /** The place in its zone; the first free one otherwise. */
  readonly place?: number;
  /** The other player's card, now under this player's control; of an equipped card, who has it. */
  readonly owner?: Player;
  /** How it came to the field; an Extra Deck or Ritual Monster in its own way unless said otherwise. */
  readonly way?: Arrival['way'];
  /** Monsters on the field, in the GY or banished count as properly Summoned unless said otherwise. */
  readonly properly?: boolean;
  readonly counters?: { readonly [name: string]: number };
  /** The Xyz Materials under the monster. */
  readonly materials?: readonly FieldCard[];
  /** Cards that are equipped to the monster, in the Spell & Trap Zones of its controller or of their owner. */
  readonly equips?: readonly FieldCard[];
}
export interface FieldSide {
  readonly lifePoints?: number;
  readonly hand?: readonly FieldCard[];
  readonly monsters?: readonly FieldCard[];
  readonly spells?: readonly FieldCard[];
  readonly field?: FieldCard;
  readonly pendulum?: readonly FieldCard[];
  readonly gy?: readonly FieldCard[];
  readonly banished?: readonly FieldCard[];
  /** Top card first. */
  readonly deck?: readonly FieldCard[];
  readonly extra?: readonly FieldCard[];
}
export interface FieldOptions {
  readonly pool: CardPool;
  readonly format?: FormatName;
  readonly seed?: number;
  /** Ask players in every window, also those who can only pass? For those who want to look at every timing. */
  readonly askEveryWindow?: boolean;
  /** Default 3: both players have had a turn. */
  readonly turn?: number;
  readonly turnPlayer?: Player;
  /**
   * Default: Main Phase 1. In a Main Phase or in the Battle Step the turn player is free to act; in the Draw Phase the draw has been made, and
   * the players may act; the Standby Phase and the End Phase begin.
   */
  readonly phase?: Phase;
  /** The phase begins: what waits for the start of a Main Phase or of the Battle Phase, or for the draw, is still to come. */
  readonly start?: boolean;
  readonly sides: readonly [FieldSide, FieldSide];
}

/** A card of a described field with where it lies. */
export interface PlacedEntry {
  readonly entry: FieldEntry;
  readonly holder: Player;
  readonly zone: Zone;
  /** The monster that it is equipped to or lies under. */
  readonly host: PlacedEntry | null;
  /** Where it is written, such as `sides[0].monsters[2]`. */
  readonly path: string;
}
