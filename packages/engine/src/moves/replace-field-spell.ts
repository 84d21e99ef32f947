/** A Field Zone holds one card. */
import type { Table } from '../state/table.ts';
import type { Player } from '../vocabulary/players.ts';
import { moveCard } from './move.ts';

/** A new Field Spell replaces the old one, which is sent to the GY by the rules and not destroyed. (spells-traps.field-spell.replaced-card-is-not-destroyed, spells-traps.field-spell.replaced-card-is-not-sent-by-an-effect) */
export const replaceFieldSpell = (table: Table, player: Player, zone: string, place: number): void => {
  if (zone !== 'field') return;
  const old = table.state.lists[player].field[place];
  if (old !== undefined && old >= 0)
    moveCard(table, { card: old, to: 'gy', manner: 'sent', by: 'rule', player });
};
