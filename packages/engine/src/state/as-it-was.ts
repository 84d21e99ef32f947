/** A card as it was: before it moved, when it was used, with the values that it had then. */
import type { Stay } from '../vocabulary/ids.ts';
import type { Attribute, Face, Race, SummonWay } from '../vocabulary/kinds.ts';
import type { Former } from './happening.ts';
import type { Bound } from './scene.ts';

/** A card used for a Summon: the stay that it began then, and what it was before. */
export interface Used extends Bound {
  readonly was: Former;
}

/** How a monster was Summoned with other cards: its materials, or what was Tributed for its Ritual Summon. */
export interface Making {
  readonly way: SummonWay;
  readonly using: readonly Used[];
  /** It was face-down or away since: the cards are known, but nothing follows from them any more. (summoning.materials-after-face-down-or-away) */
  readonly recalled?: true;
  /** Paths of the modifiers settled at the Summon that no longer count, for ATK and for DEF. (stats.original.settled-at-the-summon) */
  readonly spent?: readonly { readonly path: string; readonly stat: 'atk' | 'def' }[];
}

/** Values of a monster in a stay that has ended. */
export interface LastValues {
  readonly stay: Stay;
  readonly atk: number | null;
  readonly def: number | null;
  readonly originalAtk: number | null;
  readonly originalDef: number | null;
  readonly level: number | null;
  readonly face: Face;
  readonly attribute: Attribute | null;
  readonly race: Race | null;
  readonly names: readonly string[];
  /** The archetypes to which a text had made it belong besides, if any. */
  readonly alsoOfSeries?: readonly string[];
  readonly made: Making | null;
  /** The counters that were on it, if any. */
  readonly counters?: { readonly [name: string]: number };
}

/** A card as it is at some moment, with its values. */
export interface AsItWas extends Former {
  readonly values: LastValues;
  readonly counters: { readonly [name: string]: number };
}
