/** The lists in which cards lie: taken out, put in, shuffled. */

import { bug } from '../state/bug.ts';
import { writeList } from '../state/door.ts';
import type { Bound } from '../state/scene.ts';
import { cardOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import { isFieldZone, PLACES, type Zone } from '../vocabulary/zones.ts';
import { record } from './moment.ts';

export const takeOut = (table: Table, card: CardId): void => {
  const { controller, owner, zone, place } = cardOf(table, card);
  const holder = isFieldZone(zone) ? controller : owner;
  const list = writeList(table, holder, zone);
  if (PLACES[zone] > 0) {
    if (list[place] !== card) bug(`card ${card} is not in place ${place} of ${zone}`);
    list[place] = NO_CARD;
    return;
  }
  // Cards mostly leave piles from the top, which is the end of the list.
  const at = list.at(-1) === card ? list.length - 1 : list.lastIndexOf(card);
  if (at < 0) bug(`card ${card} is not in the ${zone} of player ${holder}`);
  list.splice(at, 1);
};

export const putIn = (
  table: Table,
  card: CardId,
  holder: Player,
  zone: Zone,
  place: number,
  under: boolean,
): void => {
  const list = writeList(table, holder, zone);
  if (PLACES[zone] > 0) {
    if (list[place] !== NO_CARD) bug(`place ${place} of ${zone} is not free for card ${card}`);
    list[place] = card;
    // What lies in a pile keeps its order. (zones.graveyard.order-must-not-be-changed)
  } else if (under) list.unshift(card);
  else list.push(card);
};

/** The first free place of a numbered zone, -1 if there is none. */
export const freePlace = (table: Table, player: Player, zone: Zone, places: readonly number[]): number =>
  places.find((place) => listOf(table, player, zone)[place] === NO_CARD) ?? -1;

/** The Xyz Materials under a monster. */
export const materialsOf = (table: Table, { card, stay }: Bound): CardId[] =>
  gather(PLAYERS, (player) => {
    const all = listOf(table, player, 'material');
    if (all.length === 0) return all;
    return all.filter((material) => {
      const { host } = cardOf(table, material);
      return host?.card === card && host.stay === stay;
    });
  });

/** Shuffles a pile. The stays of cards in it are shown to nobody, so none can be followed through it. */
export const shuffle = (table: Table, player: Player, zone: Zone, draw: (limit: number) => number): void => {
  const list = writeList(table, player, zone);
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const card = list[last] ?? NO_CARD;
    list[last] = list[other] ?? NO_CARD;
    list[other] = card;
  }
  record(table, { what: 'shuffled', player, zone });
};
