/** "Cannot be used": a card with such a name is neither Summoned nor Set, activated, nor attacked with. */
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { forbidding, modifiersFor } from './modifiers.ts';

/**
 * A text in force that keeps the player from using the card. To be sent away for a cost, Tributed, targeted or affected is not to be
 * used, and what is no effect still holds: nobody asks here about these. (effects.cannot-use.special-summon,
 * effects.cannot-use.fusion-ritual, effects.cannot-use.cost-and-tribute-allowed, effects.cannot-use.being-affected-allowed,
 * effects.cannot-use.non-effect-text-applies)
 */
export const obstacleToUse = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const text = forbidding(table, card, modifiersFor(table, player, 'cannot-use'));
  return text && obstacle('wording.restriction.cannot-be-used', text.scene.source.card);
};
