/** What stands on the Chain. */
import type { SceneId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { AsItWas } from './as-it-was.ts';
import type { Bound } from './scene.ts';

/** An activation on the Chain. */
export interface ChainLink {
  readonly scene: SceneId;
  readonly card: Bound;
  readonly player: Player;
  readonly effect: number;
  readonly mode: number;
  /** Path to the way of another card's activation whose text this effect has become. (wording.gain.this-effect-becomes) */
  readonly becomes: string | null;
  /** Is the card itself activated (turned face-up), or an effect of a card? */
  readonly what: 'card' | 'effect';
  readonly spellSpeed: 1 | 2 | 3;
  /** Where the card was when it was activated. */
  readonly from: Zone;
  /** What it was then, where a text may ask for that. */
  readonly was: AsItWas | null;
  readonly activationNegated: boolean;
  readonly effectNegated: boolean;
}
