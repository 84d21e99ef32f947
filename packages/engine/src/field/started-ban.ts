/** Texts against Special Summons that would begin to apply because of what a Summon uses up. */
import { matches } from '../meaning/filter.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide } from '../vocabulary/players.ts';
import type { Active } from './active.ts';
import { inForce, inForceWithout } from './applied.ts';
import { isAnyInForce } from './modifiers.ts';
import type { SummonBy } from './special-summon.ts';

/** Does the text keep this card from being Special Summoned so? */
const forbids = (table: Table, { modifier, affects, scene }: Active, card: CardId, by: SummonBy): boolean =>
  modifier.modifies === 'cannot-special-summon' &&
  affects.affects === 'player' &&
  isSide(affects.side, scene.you, by.player) &&
  (modifier.way === 'special' || modifier.way === by.way) &&
  matches(table, modifier.card, card, scene, 'all');

/** Is there anything in force that could keep such a text away? It only spares `startsBan` the others. */
export const mayStartBan = (table: Table): boolean =>
  table.sorts.modifiers.has('cannot-special-summon') &&
  (isAnyInForce(table, 'effects') || isAnyInForce(table, 'cannot-use'));

/**
 * Would a text begin to forbid the Summon as soon as these cards are used up for it? Then they cannot be used, and without others it cannot
 * be done. (faq.procedure.impossible-if-a-ban-would-start)
 */
export const startsBan = (table: Table, card: CardId, by: SummonBy, used: readonly CardId[]): boolean => {
  const before = inForce(table);
  return inForceWithout(table, used).some(
    (active) =>
      forbids(table, active, card, by) &&
      !before.some(
        (each) => each.path === active.path && each.scene.source.card === active.scene.source.card,
      ),
  );
};
