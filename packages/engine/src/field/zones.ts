/** Which zones are free, and for what. */
import { freePlace } from '../moves/move.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { FORMATS } from '../vocabulary/formats.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { EXTRA_MONSTER_ZONES, MAIN_MONSTER_ZONES, type Zone } from '../vocabulary/zones.ts';

const MAIN_PLACES = [0, 1, 2, 3, 4] as const;

/** The free Main Monster Zones of a player. (zones.main-monster-zone.five-per-player) */
export const freeMainMonsterZones = (table: Table, player: Player): number[] =>
  MAIN_PLACES.filter((place) => listOf(table, player, 'monsters')[place] === NO_CARD);
export const hasFreeMainMonsterZone = (table: Table, player: Player): boolean =>
  freePlace(table, player, 'monsters', MAIN_PLACES) >= 0;

/** The same Extra Monster Zone seen from the other side of the table: left and right are exchanged. */
const acrossFrom = (place: number): number => EXTRA_MONSTER_ZONES[0] + EXTRA_MONSTER_ZONES[1] - place;

/** The Extra Monster Zones that a player can use: one at a time, and not one that the opponent uses. (zones.extra-monster-zone.two-shared-one-each) */
const freeExtraMonsterZones = (table: Table, player: Player): number[] => {
  if (!FORMATS[table.state.format].extraMonsterZones) return [];
  const own = listOf(table, player, 'monsters');
  if (EXTRA_MONSTER_ZONES.some((place) => own[place] !== NO_CARD)) return [];
  const others = listOf(table, opponentOf(player), 'monsters');
  return EXTRA_MONSTER_ZONES.filter((place) => others[acrossFrom(place)] === NO_CARD);
};

/** Where a monster can be placed. Fusion, Synchro and Xyz Monsters from the Extra Deck go to any Monster Zone. (zones.extra-deck.fusion-synchro-xyz-to-any-monster-zone) */
export const freeMonsterZonesFor = (table: Table, player: Player, card: CardId): number[] => {
  const main = freeMainMonsterZones(table, player);
  return cardOf(table, card).zone === 'extra' ? [...main, ...freeExtraMonsterZones(table, player)] : main;
};

/** The free Spell & Trap Zones. (zones.spell-trap-zone.five-per-player) */
export const freeSpellTrapZones = (table: Table, player: Player): number[] => {
  const spells = listOf(table, player, 'spells');
  const pendulum = listOf(table, player, 'pendulum');
  const outer = FORMATS[table.state.format].pendulumZones === 'outer-spell-trap-zones';
  const isBlocked = (place: number): boolean =>
    outer && ((place === 0 && pendulum[0] !== NO_CARD) || (place === 4 && pendulum[1] !== NO_CARD));
  return spells.flatMap((card, place) => (card === NO_CARD && !isBlocked(place) ? [place] : []));
};

/** The zone to which a Spell or Trap goes, and its free places; a Field Spell replaces the old one. (spells-traps.field-spell.own-field-spell-can-be-replaced) */
export const placesForSpellTrap = (
  table: Table,
  player: Player,
  card: CardId,
): { zone: Zone; places: number[] } => {
  const printed = definitionOf(table, card).card;
  if (printed.kind === 'spell' && printed.property === 'Field') return { zone: 'field', places: [0] };
  return { zone: 'spells', places: freeSpellTrapZones(table, player) };
};

/** How many Main Monster Zones would be free if these cards of the player left. */
export const freeMainZonesWithout = (table: Table, player: Player, leaving: readonly CardId[]): number =>
  freeMainMonsterZones(table, player).length +
  leaving.filter((card) => {
    const { zone, controller, place } = cardOf(table, card);
    return zone === 'monsters' && controller === player && place < MAIN_MONSTER_ZONES;
  }).length;
