/** Monsters that can be used in place of a Fusion Material that is listed by name. */
import type { Material, OwnWay } from '../language/card.ts';
import type { Constraint } from '../state/decision.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { modifiersOn } from './modifiers.ts';

/**
 * (effects.unclassified.fusion-substitute, faq.fusion-substitute.only-in-a-fusion-summon, faq.fusion-substitute.not-in-deck-or-banished,
 * faq.fusion-substitute.not-where-the-listed-cards-are-required)
 */
export const isSubstitute = (table: Table, card: CardId, way: OwnWay | 'fusion', monster: CardId): boolean =>
  way === 'fusion' &&
  !definitionOf(table, monster).monster?.summoning?.noSubstitutes &&
  table.sorts.modifiers.has('substitutes-fusion-material') &&
  (modifiersOn(table, card, 'substitutes-fusion-material').length > 0 || isFaceDownSubstitute(table, card));
/** It need not be face-up on the field. (effects.unclassified.fusion-substitute-face-down, faq.fusion-substitute.on-the-opponents-field) */
const isFaceDownSubstitute = (table: Table, card: CardId): boolean =>
  cardOf(table, card).face === 'down' &&
  definitionOf(table, card).card.effects.some(
    (effect) =>
      effect.effect === 'continuous' &&
      effect.from.includes(cardOf(table, card).zone) &&
      effect.modifiers.some(({ modifies }) => modifies === 'substitutes-fusion-material'),
  );
/** The substitutes among the cards, and the slots of materials that are listed by name; undefined if there is none. */
export const substituteFor = (
  table: Table,
  materials: readonly Material[],
  cards: readonly CardId[],
  way: OwnWay | 'fusion',
  monster: CardId,
): Substitute | undefined => {
  if (way !== 'fusion' || !table.sorts.modifiers.has('substitutes-fusion-material')) return undefined;
  const choices = gather(cards, (card, index) => (isSubstitute(table, card, way, monster) ? [index] : []));
  if (choices.length === 0) return undefined;
  const isByName = gather(materials, ({ filter, count }) =>
    Array.from({ length: count }, () => filter.some(({ test }) => test === 'named')),
  );
  const slots = gather(isByName, (is, slot) => (is ? [slot] : []));
  return slots.length === 0 ? undefined : { choices, slots };
};
type Substitute = NonNullable<Extract<Constraint, { must: 'fill-slots' }>['substitute']>;
