/** Activations and effects that cannot be negated, by their own text. */
import { type ActivatedEffect, isActivated } from '../language/effect.ts';
import type { ChainLink } from './state.ts';
import { definitionOf, type Table } from './table.ts';

/** What of this link of the Chain cannot be negated. (wording.negate.cannot-be-negated) */
export const notNegated = (table: Table, { card, effect }: ChainLink): ActivatedEffect['notNegated'] => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text && isActivated(text) ? text.notNegated : undefined;
};
