/** Activations and effects that cannot be negated, by their own text or another's. */
import { type ActivatedEffect, isActivated } from '../language/effect.ts';
import { matches } from '../meaning/filter.ts';
import type { ChainLink } from '../state/state.ts';
import { definitionOf, type Table } from '../state/table.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

/** What of this link of the Chain cannot be negated. (wording.negate.cannot-be-negated) */
export const notNegated = (table: Table, link: ChainLink): ActivatedEffect['notNegated'] => {
  const text = definitionOf(table, link.card.card).card.effects[link.effect];
  const own = text && isActivated(text) ? text.notNegated : undefined;
  return own !== 'activation-and-effect' && isProtected(table, link) ? 'activation-and-effect' : own;
};

/** Was it activated on the field of a player whose activations with such cards cannot be negated? */
const isProtected = (table: Table, { what, from, player, card }: ChainLink): boolean =>
  isAnyInForce(table, 'activations-not-negated') &&
  (what === 'card' || isFieldZone(from)) &&
  modifiersFor(table, player, 'activations-not-negated').some(({ modifier, scene }) =>
    matches(table, modifier.card, card.card, scene, 'all'),
  );
