/** Setting Spells and Traps from the hand. */
import { obstacleToUse } from '../field/use.ts';
import { placesForSpellTrap } from '../field/zones.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** Why a card in the hand cannot be Set in a Spell & Trap Zone. (spells-traps.set-spell.when-it-can-be-set) */
export const obstacleToSetCard = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (cardOf(table, card).zone !== 'hand' || definitionOf(table, card).monster)
    return obstacle('spells-traps.set-spell.when-it-can-be-set', card);
  return placesForSpellTrap(table, player, card).places.length === 0
    ? obstacle('spells-traps.set.needs-a-free-zone', card)
    : obstacleToUse(table, player, card);
};
