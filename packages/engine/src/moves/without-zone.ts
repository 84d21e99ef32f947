/** A card that was to come to the field and finds no zone there. */
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { moveCard } from './move.ts';

/**
 * It goes to the GY by the rules, also a Trap that was to become a monster (faq.trap-monster.negated-while-activating); a banished card is placed there, and one that lies there already stays. (faq.no-zone.known-card-goes-to-gy, faq.equip.monster-gone)
 */
export const leaveWithoutZone = (table: Table, card: CardId, player: Player, asMonster = false): void => {
  const { zone } = cardOf(table, card);
  if (zone === 'gy' || (zone === 'spells' && !asMonster) || zone === 'field' || zone === 'pendulum') return;
  const manner = zone === 'banished' ? 'placed' : 'sent';
  moveCard(table, { card, to: 'gy', manner, by: 'rule', player });
};
