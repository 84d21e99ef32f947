/** Copies of a card of which nothing tells one from the other: what can be done with one can be done with each. */
import type { Bound } from '../state/scene.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** What tells two records apart; which stay it is and where in its pile the card lies do not. */
const TELLS_APART: { readonly [part in keyof CardState]: boolean } = {
  passcode: true,
  owner: true,
  controller: true,
  zone: true,
  place: false,
  face: true,
  position: true,
  stay: false,
  since: true,
  faceUpSince: true,
  arrival: true,
  properly: true,
  host: true,
  last: true,
  traits: true,
  placedAs: true,
  again: true,
  counters: true,
  gained: true,
  declared: true,
  links: true,
  made: true,
  deeds: true,
  uses: true,
  tallies: true,
};
const PARTS = (Object.keys(TELLS_APART) as (keyof CardState)[]).filter((part) => TELLS_APART[part]);
/** What has never been written is one and the same value in both. */
const saysTheSame = (one: CardState, other: CardState): boolean =>
  PARTS.every((part) => one[part] === other[part]);

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
