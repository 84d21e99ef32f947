/** Setting Spells and Traps from the hand. */
import { modifiersOn } from '../field/modifiers.ts';
import { obstacleToUse } from '../field/use.ts';
import { placesToSet } from '../field/zones.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** A Spell or Trap, or a monster whose text lets it be Set as a Spell. (effects.unclassified.set-as-spell) */
const canBeSetThere = (table: Table, card: CardId): boolean =>
  definitionOf(table, card).monster === null || modifiersOn(table, card, 'set-as-spell').length > 0;

/** Why a card in the hand cannot be Set in a Spell & Trap Zone. (spells-traps.set-spell.when-it-can-be-set) */
export const obstacleToSetCard = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (cardOf(table, card).zone !== 'hand' || !canBeSetThere(table, card))
    return obstacle('spells-traps.set-spell.when-it-can-be-set', card);
  return placesToSet(table, player, card).places.length === 0
    ? obstacle('spells-traps.set.needs-a-free-zone', card)
    : obstacleToUse(table, player, card);
};
