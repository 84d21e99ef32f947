/** One card's move: where to, how, and by whom. */
import type { MaterialUse } from '../language/card.ts';
import type { Bound } from '../state/scene.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { BattlePosition, Face } from '../vocabulary/kinds.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';

export interface Move {
  readonly card: CardId;
  readonly to: Zone;
  /** Who holds the card there; the owner unless it goes to the field. */
  readonly controller?: Player;
  readonly place?: number;
  readonly face?: Face;
  readonly position?: BattlePosition;
  /** Where in a pile: on top unless said otherwise. */
  readonly under?: boolean;
  /** The monster under which it lies from then on as Xyz Material. */
  readonly host?: Bound;
  /** Path of the traits that make it a monster. */
  readonly traits?: string;
  /** What a monster counts as in a Spell & Trap Zone, if not as a Spell. */
  readonly placedAs?: 'trap';
  /** Its own Xyz Materials stay with it: only where a Summon puts it on the field over them. */
  readonly keepsMaterials?: true;
  readonly manner: Manner;
  readonly by: Cause;
  /** The player whose action, cost or effect it is. */
  readonly player: Player;
  /** It is an effect of the card itself. */
  readonly byItself?: boolean;
  /** The card whose effect it is, and whether that has excavated the card. */
  readonly source?: CardId;
  readonly excavated?: boolean;
  /** Both players see which card it is. (movement.to-deck.placed-card-is-shown) */
  readonly shown?: boolean;
  /** The Summon for which it is used as material. */
  readonly use?: MaterialUse;
  /** The cards that move at the same time. */
  readonly together?: readonly CardId[];
}
