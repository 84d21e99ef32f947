/** Spells and Traps that go to the GY after their activation. */
import { isStill } from '../state/cards-of.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

/**
 * Cards that stay on the field after their activation. (spells-traps.spell.kinds-that-stay-on-the-field, chains.resolve.cards-that-stay)
 * (faq.activation.staying-card-can-be-returned-on-its-chain)
 */
export const staysOnField = (table: Table, card: CardId): boolean => {
  const printed = definitionOf(table, card).card;
  if (printed.kind === 'monster' || printed.remains) return true;
  return printed.property === 'Continuous' || printed.property === 'Field' || printed.property === 'Equip';
};
/**
 * Is it on the Chain, or has it resolved, to go to the GY when that is over? One whose activation was negated is not.
 * (effects.target.used-up-card-is-not-returned-at-resolution)
 */
export const isBeingUsedUp = (table: Table, card: CardId): boolean =>
  table.state.frames.some(
    ({ procedure, vars }) =>
      procedure === 'resolve-chain' && vars.used.some((used) => used.card === card && isStill(table, used)),
  ) ||
  table.state.chain.some(
    (link) =>
      link.what === 'card' &&
      link.card.card === card &&
      !link.activationNegated &&
      isStill(table, link.card) &&
      !staysOnField(table, card),
  );
