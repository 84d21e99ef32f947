/** That an effect was applied, for texts that look back on it. */
import { boundTo } from '../state/cards-of.ts';
import { writeHistory } from '../state/door.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** Texts that look back on it ask for it by the card, as long as that stays where it is now. */
export const noteApplied = (table: Table, card: CardId, effect: number): void => {
  if (!definitionOf(table, card).memories.has('applied-effects')) return;
  const history = writeHistory(table);
  history.applied = [...history.applied, { ...boundTo(table, card), effect }];
};
