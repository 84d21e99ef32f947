/** Copies of a card of which nothing tells one from the other: what can be done with one can be done with each. */
import type { Bound } from '../state/scene.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** All that a record says but which stay it is and where in its pile the card lies; what has never been written is one and the same value. */
const saysTheSame = (one: CardState, other: CardState): boolean =>
  one.passcode === other.passcode &&
  one.owner === other.owner &&
  one.controller === other.controller &&
  one.zone === other.zone &&
  one.face === other.face &&
  one.since === other.since &&
  one.faceUpSince === other.faceUpSince &&
  one.arrival === other.arrival &&
  one.properly === other.properly &&
  one.host === other.host &&
  one.last === other.last &&
  one.traits === other.traits &&
  one.again === other.again &&
  one.counters === other.counters &&
  one.gained === other.gained &&
  one.declared === other.declared &&
  one.links === other.links &&
  one.made === other.made &&
  one.deeds === other.deeds &&
  one.uses === other.uses &&
  one.tallies === other.tallies;

const holds = (bounds: readonly Bound[] | null, card: CardId): boolean =>
  bounds?.some((bound) => bound.card === card) ?? false;
/** Does anything that goes on speak of this very card? */
const isSpokenOf = ({ state }: Table, card: CardId): boolean =>
  state.lingering.some(
    ({ fixed, scene: { bound, event } }) =>
      holds(fixed, card) || holds(event, card) || Object.values(bound).some((bounds) => holds(bounds, card)),
  );

/**
 * Are they two copies that lie face-down in the Extra Deck, and differ in nothing? It only spares asking twice; where `sorting.asksEach`
 * none are.
 */
export const areTwins = (table: Table, card: CardId, other: CardId): boolean => {
  const [one, two] = [cardOf(table, card), cardOf(table, other)];
  return (
    !table.sorting.asksEach &&
    one.zone === 'extra' &&
    one.face === 'down' &&
    saysTheSame(one, two) &&
    !isSpokenOf(table, card) &&
    !isSpokenOf(table, other)
  );
};
