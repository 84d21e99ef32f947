/** Monsters change sides. */
import { bug } from '../state/bug.ts';
import { knownBy } from '../state/cards-of.ts';
import { writeCard } from '../state/door.ts';
import type { Former } from '../state/happening.ts';
import { cardOf, listOf, type Table } from '../state/table.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { formerOf } from './former.ts';
import { record } from './moment.ts';
import { noteMonsterCount } from './move.ts';
import { putIn, takeOut } from './piles.ts';

const recordControl = (
  table: Table,
  card: CardId,
  before: Former,
  known: number,
  by: Cause,
  player: Player,
): void => {
  const { owner, controller, place, face, position, passcode, stay } = cardOf(table, card);
  record(table, {
    what: 'moved',
    card: { card, stay, passcode, knownBy: known | knownBy(table, card) },
    owner,
    before,
    to: 'monsters',
    controller,
    place,
    face,
    position,
    manner: 'control',
    by,
    player,
  });
  noteMonsterCount(table, before.controller);
  noteMonsterCount(table, controller);
};

/** The control of a monster passes to the other player. The stay goes on. (movement.control.card-counts-as-the-current-controllers) */
export const moveControl = (
  table: Table,
  card: CardId,
  to: Player,
  place: number,
  by: Cause,
  player: Player,
): void => {
  const before = formerOf(table, card);
  const known = knownBy(table, card);
  takeOut(table, card);
  const written = writeCard(table, card);
  written.controller = to;
  written.place = place;
  putIn(table, card, to, 'monsters', place, false);
  recordControl(table, card, before, known, by, player);
};

const MAIN_PLACES = [0, 1, 2, 3, 4] as const;

/** Where a monster can go that comes to the side which `leaving` leaves: there too, if that is a Main Monster Zone, and to any free one. */
export const placesInsteadOf = (table: Table, leaving: CardId): readonly number[] => {
  const { controller, place } = cardOf(table, leaving);
  const row = listOf(table, controller, 'monsters');
  return MAIN_PLACES.filter((each) => each === place || row[each] === NO_CARD);
};
/** Can it change sides whatever comes for it? (faq.control.swap-needs-a-zone) */
export const leavesAZone = (table: Table, leaving: CardId): boolean =>
  placesInsteadOf(table, leaving).length > 0;

/** Would both monsters find a Main Monster Zone on the other side? (movement.control.extra-monster-zone-monster-goes-to-a-main-zone) */
export const canSwapControl = (table: Table, first: CardId, second: CardId): boolean =>
  leavesAZone(table, first) && leavesAZone(table, second);

/** A monster and the Main Monster Zone of the other side to which it goes. */
interface Placed {
  readonly card: CardId;
  readonly place: number;
}
/** Two monsters change sides at once; `canSwapControl` must hold. */
export const swapControl = (table: Table, first: Placed, second: Placed, player: Player): void => {
  const pair = [first, second].map(({ card, place }) => ({
    card,
    before: formerOf(table, card),
    known: knownBy(table, card),
    place,
  }));
  for (const { card } of pair) takeOut(table, card);
  pair.forEach(({ card, before, known, place }, index) => {
    const other = pair[1 - index] ?? bug('two monsters are needed to switch control');
    const written = writeCard(table, card);
    written.controller = other.before.controller;
    written.place = place;
    putIn(table, card, other.before.controller, 'monsters', place, false);
    recordControl(table, card, before, known, 'effect', player);
  });
};
