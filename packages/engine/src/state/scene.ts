/** The context in which a text is read: whose it is, what its names stand for. */
import type { CardId, SceneId, Stamp, Stay } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** One stay of a card. */
export interface Bound {
  readonly card: CardId;
  readonly stay: Stay;
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
  /** Stamp of the moment in which the activation happened or the effect began. */
  readonly since: Stamp;
}
