import type { PlacedEntry } from './described-field.ts';
import { FORMATS, type FormatName } from './vocabulary/formats.ts';
import type { Player } from './vocabulary/players.ts';
import { EXTRA_MONSTER_ZONES, MAIN_MONSTER_ZONES, PLACES, type Zone } from './vocabulary/zones.ts';

/** In a pile: no place is needed there. */
const PILED = 0;
const isExtra = (place: number): boolean => EXTRA_MONSTER_ZONES.some((extra) => extra === place);
/** The Extra Monster Zones are shared: the left one of a player is the right one of the other. (zones.extra-monster-zone.two-shared-one-each) */
const acrossFrom = (place: number): number => EXTRA_MONSTER_ZONES[0] + EXTRA_MONSTER_ZONES[1] - place;

type Taken = Set<string>;
const nameOf = (zone: Zone, holder: Player, place: number): string =>
  zone === 'monsters' && isExtra(place) && holder === 1
    ? `0 ${zone} ${acrossFrom(place)}`
    : `${holder} ${zone} ${place}`;

/** Zones that the format does not have count as taken. */
const exists = (zone: Zone, place: number, format: FormatName): boolean => {
  const { extraMonsterZones, pendulumZones } = FORMATS[format];
  if (zone === 'pendulum' && pendulumZones === 'none') return false;
  return place < PLACES[zone] && (zone !== 'monsters' || extraMonsterZones || !isExtra(place));
};
/** A Pendulum Zone can be an outer Spell & Trap Zone. */
const take = (taken: Taken, { zone, holder }: PlacedEntry, place: number, format: FormatName): void => {
  taken.add(nameOf(zone, holder, place));
  if (zone === 'pendulum' && FORMATS[format].pendulumZones === 'outer-spell-trap-zones')
    taken.add(nameOf('spells', holder, place === 0 ? 0 : PLACES.spells - 1));
};

/** The place of each card, those with a zone of their own choice first; null for a card that has no free zone. */
export const placesOf = (placed: readonly PlacedEntry[], format: FormatName): readonly (number | null)[] => {
  const taken: Taken = new Set();
  const isFree = ({ zone, holder }: PlacedEntry, place: number): boolean =>
    exists(zone, place, format) && !taken.has(nameOf(zone, holder, place));
  const placeFor = (card: PlacedEntry): number | null => {
    const { zone, entry } = card;
    if (PLACES[zone] === 0) return PILED;
    const open = zone === 'monsters' ? MAIN_MONSTER_ZONES : PLACES[zone];
    const wanted =
      entry.place === undefined ? Array.from({ length: open }, (_, place) => place) : [entry.place];
    const place = wanted.find((each) => isFree(card, each));
    if (place === undefined) return null;
    take(taken, card, place, format);
    return place;
  };
  const turn = ({ zone, entry }: PlacedEntry): number =>
    (zone === 'pendulum' ? 0 : 2) + (entry.place === undefined ? 1 : 0);
  const places = new Map<PlacedEntry, number | null>();
  for (const card of [...placed].sort((one, other) => turn(one) - turn(other)))
    places.set(card, placeFor(card));
  return placed.map((card) => places.get(card) ?? null);
};
