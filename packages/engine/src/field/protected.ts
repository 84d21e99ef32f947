/** Activations and effects that cannot be negated, by their own text or another's. */
import { type ActivatedEffect, isActivated } from '../language/effect.ts';
import { matches } from '../meaning/filter.ts';
import { effectKindOf } from '../meaning/scene.ts';
import { isStill } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import type { Scene } from '../state/scene.ts';
import { definitionOf, type Table } from '../state/table.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

/** What of this link of the Chain cannot be negated. (wording.negate.cannot-be-negated) */
export const notNegated = (table: Table, link: ChainLink): ActivatedEffect['notNegated'] => {
  const text = definitionOf(table, link.card.card).card.effects[link.effect];
  const own = text && isActivated(text) ? text.notNegated : undefined;
  return own !== 'activation-and-effect' && isProtected(table, link) ? 'activation-and-effect' : own;
};

/** A card that is unaffected by the text is not helped by it either. (faq.resist.unaffected-monsters-effect-is-not-negated) */
const isHelped = (table: Table, { card }: ChainLink, text: Scene): boolean =>
  !isStill(table, card) ||
  !table.look.isUnaffected(table, card.card, text.source.card, effectKindOf(table, text), text);
/** Was it activated on the field of a player whose activations with such cards cannot be negated? */
const isProtected = (table: Table, link: ChainLink): boolean =>
  isAnyInForce(table, 'activations-not-negated') &&
  (link.what === 'card' || isFieldZone(link.from)) &&
  modifiersFor(table, link.player, 'activations-not-negated').some(
    ({ modifier, scene }) =>
      matches(table, modifier.card, link.card.card, scene, 'all') && isHelped(table, link, scene),
  );
