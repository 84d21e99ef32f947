/** Monsters change sides. */
import { bug } from '../state/bug.ts';
import { knownBy } from '../state/cards-of.ts';
import { writeCard } from '../state/door.ts';
import type { Former } from '../state/happening.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { formerOf } from './former.ts';
import { record } from './moment.ts';
import { noteMonsterCount } from './move.ts';
import { freePlace, putIn, takeOut } from './piles.ts';

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

/** Where a monster goes that takes the place of `leaving`: there, if that is a Main Monster Zone, otherwise to a free one. */
const placeInsteadOf = (table: Table, leaving: CardId): number => {
  const { controller, place } = cardOf(table, leaving);
  return place < MAIN_PLACES.length ? place : freePlace(table, controller, 'monsters', MAIN_PLACES);
};

/** Would both monsters find a Main Monster Zone on the other side? (movement.control.extra-monster-zone-monster-goes-to-a-main-zone) */
export const canSwapControl = (table: Table, first: CardId, second: CardId): boolean =>
  placeInsteadOf(table, first) >= 0 && placeInsteadOf(table, second) >= 0;

/** Two monsters change sides at once; `canSwapControl` must hold. */
export const swapControl = (table: Table, first: CardId, second: CardId, player: Player): void => {
  const pair = [first, second].map((card) => ({
    card,
    before: formerOf(table, card),
    known: knownBy(table, card),
    place: placeInsteadOf(table, card),
  }));
  for (const { card } of pair) takeOut(table, card);
  pair.forEach(({ card, before, known }, index) => {
    const other = pair[1 - index] ?? bug('two monsters are needed to switch control');
    const written = writeCard(table, card);
    written.controller = other.before.controller;
    written.place = other.place;
    putIn(table, card, other.before.controller, 'monsters', other.place, false);
    recordControl(table, card, before, known, 'effect', player);
  });
};
