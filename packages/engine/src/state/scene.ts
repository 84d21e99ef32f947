/** The context in which a text is read: whose it is, what its names stand for. */
import type { CardId, SceneId, Stamp, Stay } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** One stay of a card. */
export interface Bound {
  readonly card: CardId;
  readonly stay: Stay;
}

/**
 * What will be so when the part of the text that is asked about is carried out, but is not so yet: a text is asked before its cost is paid
 * and before its earlier parts are done. Left out: as it is now.
 */
export interface Foreseen {
  /** A cost will be paid, or earlier parts done: to these zones they may bring cards, so that more can be counted there then. */
  readonly filled?: readonly Zone[];
  /** The cards that the cost will have taken away. (effects.cost.leaves-what-the-effect-needs) */
  readonly gone?: readonly CardId[];
  /** The cost will declare what the text asks for. */
  readonly declared?: true;
  /** A Spell or Trap that is activated from the hand will lie on the field. (effects.condition.activated-card-lies-on-the-field) */
  readonly onField?: true;
  /** How many cards the cost will take from the top of the player's Deck. (effects.condition.draw-several-needs-that-many) */
  readonly takenFromDeck?: number;
  /** How many of the player's Main Monster Zones will be free besides. (summoning.special.zone-freed-by-the-procedure-counts) */
  readonly monsterZones?: number;
  /** How many places for Spells and Traps will be free besides. */
  readonly spellTrapZones?: number;
}

export interface Scene {
  readonly id: SceneId;
  /** The card whose text this is, in the stay in which it was activated or began to apply. */
  readonly source: Bound;
  /** "You". (effects.controller.you-opponent) */
  readonly you: Player;
  /** Whose effect it is, while the text is read with the other player as "you". */
  readonly of?: Player;
  /** Which effect of the card's definition. */
  readonly effect: number;
  readonly bound: { readonly [name: string]: readonly Bound[] };
  readonly noted: { readonly [name: string]: number };
  /** The card(s) that the event happened to. */
  readonly event: readonly Bound[];
  /** Only while it is asked what the text could do. */
  readonly foreseen?: Foreseen;
  /** Stamp of the moment in which the activation happened or the effect began. */
  readonly since: Stamp;
  /** … and of that in which it began to resolve. */
  readonly resolving?: Stamp;
}
