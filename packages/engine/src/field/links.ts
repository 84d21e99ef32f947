/** Link Arrows: which zones a Link Monster points to. (zones.linked.arrows-point-to-adjacent-zones) */

import { once } from '../language/once.ts';
import { cardsIn } from '../state/cards-of.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import type { LinkArrow } from '../vocabulary/kinds.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary/players.ts';
import { EXTRA_MONSTER_ZONES, MAIN_MONSTER_ZONES, PLACES } from '../vocabulary/zones.ts';

/** A Monster Zone: `place` of a player's zones. An Extra Monster Zone has a place on either side; `sameZone` knows both. */
export interface MonsterZone {
  readonly player: Player;
  readonly place: number;
}

/** Where a zone lies on the table as its player sees it: columns from the left, rows away from the player. */
interface Spot {
  readonly column: number;
  readonly row: number;
}
const EXTRA_COLUMNS: readonly number[] = [1, 3];
const LAST_COLUMN = MAIN_MONSTER_ZONES - 1;
const ROWS = { own: 0, extra: 1, opponent: 2 } as const;

const spotOf = (place: number): Spot =>
  place < MAIN_MONSTER_ZONES
    ? { column: place, row: ROWS.own }
    : { column: EXTRA_COLUMNS[place - MAIN_MONSTER_ZONES] ?? 0, row: ROWS.extra };
/** The zone at a spot that `player` sees, if there is one; the opponent's zones lie the other way round. */
const zoneAt = (player: Player, { column, row }: Spot): MonsterZone | null => {
  if (column < 0 || column > LAST_COLUMN) return null;
  if (row === ROWS.own) return { player, place: column };
  if (row === ROWS.opponent) return { player: opponentOf(player), place: LAST_COLUMN - column };
  const extra = row === ROWS.extra ? EXTRA_COLUMNS.indexOf(column) : -1;
  return extra < 0 ? null : { player, place: MAIN_MONSTER_ZONES + extra };
};

/** The steps of the arrows, as the controller of the Link Monster sees them. */
const STEPS: { readonly [arrow in LinkArrow]: Spot } = {
  'top-left': { column: -1, row: 1 },
  top: { column: 0, row: 1 },
  'top-right': { column: 1, row: 1 },
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  'bottom-left': { column: -1, row: -1 },
  bottom: { column: 0, row: -1 },
  'bottom-right': { column: 1, row: -1 },
};

const zonesFrom = (player: Player, place: number, arrows: readonly LinkArrow[]): readonly MonsterZone[] => {
  const from = spotOf(place);
  return gather(arrows, (arrow) => {
    const step = STEPS[arrow];
    return zoneAt(player, { column: from.column + step.column, row: from.row + step.row }) ?? [];
  });
};
const PLACES_OF_MONSTERS = Array.from({ length: PLACES.monsters }, (_, place) => place);
/** From every place of both players: arrows are printed, so it is found out once. */
const zonesFromEverywhere = once((arrows: readonly LinkArrow[]) =>
  PLAYERS.map((player) => PLACES_OF_MONSTERS.map((place) => zonesFrom(player, place, arrows))),
);
const NOWHERE: readonly MonsterZone[] = [];
/** The zones to which arrows point from a place of a player. */
export const zonesPointedTo = (
  player: Player,
  place: number,
  arrows: readonly LinkArrow[],
): readonly MonsterZone[] =>
  arrows.length === 0 ? NOWHERE : (zonesFromEverywhere(arrows)[player]?.[place] ?? NOWHERE);

/** The same Extra Monster Zone seen from the other side of the table: left and right are exchanged. */
export const acrossFrom = (place: number): number => EXTRA_MONSTER_ZONES[0] + EXTRA_MONSTER_ZONES[1] - place;
export const sameZone = (a: MonsterZone, b: MonsterZone): boolean =>
  (a.player === b.player && a.place === b.place) ||
  (a.player !== b.player && a.place >= MAIN_MONSTER_ZONES && acrossFrom(a.place) === b.place);

const arrowsOf = (table: Table, card: CardId): readonly LinkArrow[] =>
  definitionOf(table, card).monster?.linkArrows ?? [];
/** The zones to which a face-up Link Monster points now. */
export const linkedZonesOf = (table: Table, card: CardId): readonly MonsterZone[] => {
  const { zone, face, controller, place } = cardOf(table, card);
  return zone === 'monsters' && face === 'up' ? zonesPointedTo(controller, place, arrowsOf(table, card)) : [];
};

const isFaceUpLink = (table: Table, card: CardId): boolean =>
  arrowsOf(table, card).length > 0 && cardOf(table, card).face === 'up';
/** The Link Monsters, of either player, that point to a zone. */
export const pointersTo = (table: Table, zone: MonsterZone): CardId[] => {
  const pointers: CardId[] = [];
  for (const player of PLAYERS)
    for (const card of listOf(table, player, 'monsters'))
      if (card !== NO_CARD && arrowsOf(table, card).length > 0 && isPointing(table, card, zone))
        pointers.push(card);
  return pointers;
};

const isPointing = (table: Table, card: CardId, zone: MonsterZone): boolean =>
  linkedZonesOf(table, card).some((each) => sameZone(each, zone));

/** The places of a player to which these monsters point. */
export const placesPointedTo = (
  table: Table,
  player: Player,
  pointers: readonly CardId[],
): readonly number[] =>
  gather(pointers, (card) =>
    gather(linkedZonesOf(table, card), (zone) => {
      if (zone.player === player) return [zone.place];
      return zone.place < MAIN_MONSTER_ZONES ? [] : [acrossFrom(zone.place)];
    }),
  );

const occupant = (table: Table, { player, place }: MonsterZone): CardId => {
  const own = listOf(table, player, 'monsters')[place] ?? NO_CARD;
  if (own !== NO_CARD || place < MAIN_MONSTER_ZONES) return own;
  return listOf(table, opponentOf(player), 'monsters')[acrossFrom(place)] ?? NO_CARD;
};
/** The monsters to which a Link Monster points. */
export const monstersPointedToBy = (table: Table, card: CardId): CardId[] =>
  linkedZonesOf(table, card)
    .map((zone) => occupant(table, zone))
    .filter((other) => other !== NO_CARD);
/** Two Link Monsters that point to each other are co-linked. */
export const areCoLinked = (table: Table, a: CardId, b: CardId): boolean =>
  monstersPointedToBy(table, a).includes(b) && monstersPointedToBy(table, b).includes(a);
/** Linked: it points to a monster, or a Link Monster points to it. */
export const isLinked = (table: Table, card: CardId): boolean =>
  isPointedTo(table, card) ||
  (cardOf(table, card).zone === 'monsters' && monstersPointedToBy(table, card).length > 0);
/** Is it in a zone to which a Link Monster points? */
export const isPointedTo = (table: Table, card: CardId): boolean => {
  const { zone, controller, place } = cardOf(table, card);
  return zone === 'monsters' && pointersTo(table, { player: controller, place }).length > 0;
};

/**
 * Would a Link Monster in an Extra Monster Zone be co-linked, through others of the player, to the player's monster in the other one?
 * (zones.extra-monster-zone.two-shared-one-each)
 */
export const wouldJoinExtraZones = (table: Table, player: Player, card: CardId, place: number): boolean => {
  const there = listOf(table, player, 'monsters')[acrossFrom(place)] ?? NO_CARD;
  if (there === NO_CARD || !isFaceUpLink(table, there)) return false;
  const own = cardsIn(table, player, 'monsters').filter((other) => isFaceUpLink(table, other));
  const zoneOf = (other: CardId): MonsterZone =>
    other === card ? { player, place } : { player, place: cardOf(table, other).place };
  const pointsTo = (a: CardId, b: CardId): boolean =>
    zonesPointedTo(player, zoneOf(a).place, arrowsOf(table, a)).some((zone) => sameZone(zone, zoneOf(b)));
  const reached = new Set([card]);
  for (const from of reached)
    for (const to of own) if (pointsTo(from, to) && pointsTo(to, from)) reached.add(to);
  return reached.has(there);
};
