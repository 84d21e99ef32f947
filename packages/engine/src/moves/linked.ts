/** Cards that are destroyed because another to which a text has tied them leaves. */
import type { UnclassifiedEffect } from '../language/effect.ts';
import { once } from '../language/once.ts';
import { partsOf } from '../state/parts.ts';
import type { PendingReaction } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone } from '../vocabulary/zones.ts';

const speaksOfLinked = (part: object): boolean => 'ref' in part && part.ref === 'linked';
/** Does the text destroy a card because one leaves to which it has tied itself? */
const isOfLinked = once(
  ({ on, does }: UnclassifiedEffect): boolean =>
    on.event === 'moved' && does.do === 'destroy' && [...partsOf(on), ...partsOf(does)].some(speaksOfLinked),
);
const hasSuchText = (table: Table, card: CardId): boolean =>
  definitionOf(table, card).unclassified.some(({ effect }) => isOfLinked(effect));

export const isLinkedDestruction = (table: Table, { card, effect }: PendingReaction): boolean => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text?.effect === 'unclassified' && isOfLinked(text);
};

/** Has such a card left the field, or a card to which one is tied, with what has happened in the last moment from there on? */
export const hasLinkedLeft = (table: Table, from: number): boolean => {
  const tying = table.sorts.reactive.filter((card) => hasSuchText(table, card));
  if (tying.length === 0) return false;
  const happenings = table.state.moments.at(-1)?.happenings.slice(from) ?? [];
  return happenings.some((each) => {
    if (each.what !== 'moved' || !isFieldZone(each.before.zone)) return false;
    const { card } = each.card;
    return tying.includes(card) || tying.some((other) => isTiedTo(table, other, card));
  });
};
const isTiedTo = (table: Table, card: CardId, other: CardId): boolean =>
  Object.values(cardOf(table, card).links).some((bounds) => bounds.some((bound) => bound.card === other));
