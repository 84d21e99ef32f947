/** Which zones are free, and for what. */

import { freePlace } from '../moves/piles.ts';
import { stillThere } from '../state/cards-of.ts';
import type { Constraint, LeftZone } from '../state/decision.ts';
import { cardOf, definitionOf, listOf, monsterOf, type Table } from '../state/table.ts';
import { FORMATS } from '../vocabulary/formats.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { EXTRA_MONSTER_ZONES, MAIN_MONSTER_ZONES, type Zone } from '../vocabulary/zones.ts';
import { acrossFrom, linkedZonesOf, pointersTo, sameZone, wouldJoinExtraZones } from './links.ts';

const MAIN_PLACES = [0, 1, 2, 3, 4] as const;

/** The free Main Monster Zones of a player. (zones.main-monster-zone.five-per-player) */
export const freeMainMonsterZones = (table: Table, player: Player): number[] => {
  const free = MAIN_PLACES.filter((place) => listOf(table, player, 'monsters')[place] === NO_CARD);
  return table.state.summoning === null ? free : withoutAwaited(table, player, free);
};
/** The zones of monsters whose Summon has been declared are taken, those of the hand at least. (faq.procedure.declared-summon-goes-on) */
const withoutAwaited = (table: Table, player: Player, free: number[]): number[] => {
  const { summoning } = table.state;
  if (summoning === null || summoning.negated || summoning.field !== player) return free;
  const awaited = stillThere(table, summoning.cards).filter((card) =>
    NOT_YET_THERE.includes(cardOf(table, card).zone),
  ).length;
  if (awaited === 0) return free;
  const { place } = summoning;
  return place === undefined
    ? free.slice(0, Math.max(0, free.length - awaited))
    : free.filter((each) => each !== place);
};
const NOT_YET_THERE: readonly Zone[] = ['hand', 'gy', 'deck', 'banished'];
/** Does this card stand in a Main Monster Zone of the player? */
export const isInMainZoneOf = (table: Table, card: CardId, player: Player): boolean => {
  const { zone, controller, place } = cardOf(table, card);
  return zone === 'monsters' && controller === player && place < MAIN_MONSTER_ZONES;
};
export const hasFreeMainMonsterZone = (table: Table, player: Player): boolean =>
  table.state.summoning === null
    ? freePlace(table, player, 'monsters', MAIN_PLACES) >= 0
    : freeMainMonsterZones(table, player).length > 0;

/** The free Main Monster Zones of a player to which a Link Monster points. (zones.linked.arrows-point-to-adjacent-zones) */
export const freeZonesPointedToBy = (table: Table, pointer: CardId, player: Player): number[] =>
  pointer === NO_CARD
    ? []
    : freeMainMonsterZones(table, player).filter((place) =>
        linkedZonesOf(table, pointer).some((zone) => sameZone(zone, { player, place })),
      );

/** A Monster Zone in which a monster could be placed, once these cards have left it and one of those cards points to it. */
export interface LandingZone {
  readonly place: number;
  /** The cards in the way: they must leave first. */
  readonly occupants: readonly CardId[];
  /** The cards of which one must point to it; null where none needs to. */
  readonly pointers: readonly CardId[] | null;
}

const occupantsOf = (table: Table, player: Player, place: number): CardId[] =>
  [listOf(table, player, 'monsters')[place] ?? NO_CARD].filter((card) => card !== NO_CARD);

/** The Extra Monster Zones: one for each player, and not one that the opponent uses. (zones.extra-monster-zone.two-shared-one-each) */
const extraLandingZones = (table: Table, player: Player, card: CardId): LandingZone[] => {
  if (!FORMATS[table.state.format].extraMonsterZones) return [];
  const others = listOf(table, opponentOf(player), 'monsters');
  const isLink = monsterOf(table, card)?.frame === 'link';
  return EXTRA_MONSTER_ZONES.filter((place) => others[acrossFrom(place)] === NO_CARD).map((place) => {
    const other = acrossFrom(place);
    const joined = isLink && wouldJoinExtraZones(table, player, card, place);
    const inOther = joined ? [] : occupantsOf(table, player, other);
    return { place, occupants: [...occupantsOf(table, player, place), ...inOther], pointers: null };
  });
};

/** Does this card go to a Main Monster Zone only where a Link Monster points? (zones.extra-deck.link-and-pendulum-to-a-linked-zone) */
const needsPointer = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  if (zone !== 'extra' || !FORMATS[table.state.format].extraMonsterZones) return false;
  return face === 'up' || monsterOf(table, card)?.frame === 'link';
};

/** Every zone in which a monster could be placed, and what it takes. (zones.extra-deck.fusion-synchro-xyz-to-any-monster-zone) */
export const landingZones = (table: Table, player: Player, card: CardId): LandingZone[] => {
  const pointed = needsPointer(table, card);
  const main = MAIN_PLACES.map((place) => ({
    place,
    occupants: occupantsOf(table, player, place),
    pointers: pointed ? pointersTo(table, { player, place }) : null,
  })).filter(({ pointers }) => pointers === null || pointers.length > 0);
  return cardOf(table, card).zone === 'extra' ? [...main, ...extraLandingZones(table, player, card)] : main;
};

/** Where a monster can be placed now. */
export const freeMonsterZonesFor = (table: Table, player: Player, card: CardId): number[] =>
  cardOf(table, card).zone === 'extra'
    ? gather(landingZones(table, player, card), ({ place, occupants }) =>
        occupants.length === 0 ? [place] : [],
      )
    : freeMainMonsterZones(table, player);

/** Is there a zone in which the monster could be placed whatever leaves the field? It only spares `landingZones`. */
const hasOpenZone = (table: Table, player: Player, card: CardId): boolean =>
  !needsPointer(table, card) && hasFreeMainMonsterZone(table, player);

/** What a choice of materials must satisfy so that a zone is left for the monster; null if any choice does, undefined if none can. */
export const zoneConstraint = (
  table: Table,
  player: Player,
  monster: CardId,
  candidates: readonly CardId[],
): Constraint | null | undefined => {
  if (hasOpenZone(table, player, monster)) return null;
  const zones: LeftZone[] = [];
  for (const { occupants, pointers } of landingZones(table, player, monster)) {
    const freedBy = occupants.map((card) => candidates.indexOf(card));
    if (freedBy.includes(-1)) continue;
    const indexes = pointers?.map((card) => candidates.indexOf(card)) ?? null;
    const pointedToBy = indexes === null || indexes.includes(-1) ? null : indexes;
    if (freedBy.length === 0 && pointedToBy === null) return null;
    zones.push({ freedBy, pointedToBy });
  }
  return zones.length === 0 ? undefined : { must: 'leave-a-zone', zones };
};

/** The free Spell & Trap Zones, also that of a card that became a monster. (zones.spell-trap-zone.five-per-player, faq.trap-monster.also-trap.activation-zone-is-free-again) */
export const freeSpellTrapZones = (table: Table, player: Player): number[] => {
  const spells = listOf(table, player, 'spells');
  const pendulum = listOf(table, player, 'pendulum');
  const outer = FORMATS[table.state.format].pendulumZones === 'outer-spell-trap-zones';
  const isBlocked = (place: number): boolean =>
    outer && ((place === 0 && pendulum[0] !== NO_CARD) || (place === 4 && pendulum[1] !== NO_CARD));
  return gather(spells, (card, place) => (card === NO_CARD && !isBlocked(place) ? [place] : []));
};

/** The free Pendulum Zones: 0 is the left one, 1 the right one. (zones.pendulum-zone.card-is-in-the-spell-trap-zone) */
export const freePendulumZones = (table: Table, player: Player): number[] => {
  const kind = FORMATS[table.state.format].pendulumZones;
  if (kind === 'none') return [];
  const spells = listOf(table, player, 'spells');
  const isBlocked = (place: number): boolean =>
    kind === 'outer-spell-trap-zones' && spells[place === 0 ? 0 : 4] !== NO_CARD;
  return gather(listOf(table, player, 'pendulum'), (card, place) =>
    card === NO_CARD && !isBlocked(place) ? [place] : [],
  );
};

/**
 * The zone to which a Spell or Trap goes, and its free places. A Field Spell needs no Spell & Trap Zone, and replaces the old one.
 * (zones.field-zone.not-a-spell-trap-zone, spells-traps.field-spell.own-field-spell-can-be-replaced)
 */
export const placesForSpellTrap = (
  table: Table,
  player: Player,
  card: CardId,
): { zone: Zone; places: number[] } => {
  const printed = definitionOf(table, card).card;
  // A monster is activated as a Pendulum Card. (monsters.pendulum.placing-counts-as-spell-activation)
  if (printed.kind === 'monster') return { zone: 'pendulum', places: freePendulumZones(table, player) };
  if (printed.property === 'Field') return { zone: 'field', places: [0] };
  return { zone: 'spells', places: freeSpellTrapZones(table, player) };
};

/** Where it can be Set; a monster as a Spell. */
export const placesToSet: typeof placesForSpellTrap = (table, player, card) =>
  definitionOf(table, card).monster
    ? { zone: 'spells', places: freeSpellTrapZones(table, player) }
    : placesForSpellTrap(table, player, card);

/** How many Main Monster Zones would be free if these cards of the player left. */
export const freeMainZonesWithout = (table: Table, player: Player, leaving: readonly CardId[]): number =>
  freeMainMonsterZones(table, player).length +
  leaving.filter((card) => {
    const { zone, controller, place } = cardOf(table, card);
    return zone === 'monsters' && controller === player && place < MAIN_MONSTER_ZONES;
  }).length;
