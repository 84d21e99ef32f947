/** Monsters that can be used in place of a Fusion Material that is listed by name. */
import type { Material, OwnWay } from '../language/card.ts';
import { matches } from '../meaning/filter.ts';
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
  (standsFor(table, card, monster) !== undefined || isFaceDownSubstitute(table, card));
/** For what it stands: a material that is listed by name, or one that is listed by its Attribute. */
const standsFor = (table: Table, card: CardId, monster: CardId): 'named' | 'attribute' | undefined => {
  const texts = modifiersOn(table, card, 'substitutes-fusion-material');
  if (texts.some(({ modifier }) => modifier.attributeOn === undefined)) return 'named';
  const isOnIt = texts.some(
    ({ modifier, scene }) =>
      modifier.attributeOn && matches(table, modifier.attributeOn, monster, scene, 'all'),
  );
  return isOnIt ? 'attribute' : undefined;
};
/** It need not be face-up on the field. (effects.unclassified.fusion-substitute-face-down, faq.fusion-substitute.on-the-opponents-field) */
const isFaceDownSubstitute = (table: Table, card: CardId): boolean =>
  cardOf(table, card).face === 'down' &&
  definitionOf(table, card).card.effects.some(
    (effect) =>
      effect.effect === 'continuous' &&
      effect.from.includes(cardOf(table, card).zone) &&
      effect.modifiers.some(
        (modifier) => modifier.modifies === 'substitutes-fusion-material' && !modifier.attributeOn,
      ),
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
  const byAttribute = choices.filter((index) => {
    const card = cards[index];
    return card !== undefined && standsFor(table, card, monster) === 'attribute';
  });
  const listedBy = (test: 'named' | 'attribute'): readonly number[] => {
    const isListed = gather(materials, ({ filter, count }) =>
      Array.from({ length: count }, () => filter.some((each) => each.test === test)),
    );
    return gather(isListed, (is, slot) => (is ? [slot] : []));
  };
  const isByName = byAttribute.length < choices.length;
  const slots = listedBy(isByName ? 'named' : 'attribute');
  const able = isByName ? choices.filter((index) => !byAttribute.includes(index)) : byAttribute;
  return slots.length === 0 ? undefined : { choices: able, slots };
};
type Substitute = NonNullable<Extract<Constraint, { must: 'fill-slots' }>['substitute']>;
