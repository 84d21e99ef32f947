/** What a text keeps from being destroyed by effects. */
import { matches } from '../meaning/filter.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { modifiersOn } from './modifiers.ts';

/** Whose effect destroys, and the card whose effect it is. */
export interface Destroyer {
  readonly player: Player;
  readonly source: CardId | null;
}
/** Is the card not destroyed by this effect? What protects it does so still where it is to be destroyed as well. (faq.resist.protector-destroyed-together-still-protects) */
export const isKeptFromDestruction = (table: Table, card: CardId, { player, source }: Destroyer): boolean =>
  modifiersOn(table, card, 'not-destroyed-by-effects').some(
    ({ modifier, scene }) =>
      (modifier.of === 'any' || scene.you !== player) &&
      (modifier.by === undefined || (source !== null && matches(table, modifier.by, source, scene, 'all'))),
  );
