/** What texts say of the cards with which costs are paid. */
import { matches } from '../meaning/filter.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { modifiersFor } from './modifiers.ts';

/** May the player not pay the cost of this effect with the card? (effects.prohibition.wins) */
export const isForbiddenAsCost = (table: Table, card: CardId, { you, source }: Scene): boolean =>
  modifiersFor(table, you, 'cannot-pay-with').some(
    ({ modifier, scene }) =>
      matches(table, modifier.for, source.card, scene, 'all') &&
      matches(table, modifier.card, card, scene, 'all'),
  );
