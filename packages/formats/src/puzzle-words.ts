/** The words with which puzzle scripts say where a card lies and how. */
import type { FieldEntry, FieldSide } from '@spellspeed/engine';

type ListName = Exclude<keyof FieldSide, 'lifePoints'>;
export const LOCATIONS = [
  { name: 'LOCATION_DECK', value: 0x01, list: 'deck' },
  { name: 'LOCATION_HAND', value: 0x02, list: 'hand' },
  { name: 'LOCATION_MZONE', value: 0x04, list: 'monsters' },
  { name: 'LOCATION_SZONE', value: 0x08, list: 'spells' },
  { name: 'LOCATION_GRAVE', value: 0x10, list: 'gy' },
  { name: 'LOCATION_REMOVED', value: 0x20, list: 'banished' },
  { name: 'LOCATION_EXTRA', value: 0x40, list: 'extra' },
  { name: 'LOCATION_FZONE', value: 0x100, list: 'field' },
  { name: 'LOCATION_PZONE', value: 0x200, list: 'pendulum' },
] as const satisfies readonly { readonly name: string; readonly value: number; readonly list: ListName }[];
type List = (typeof LOCATIONS)[number]['list'];

export const POSITIONS: { readonly [name: string]: number } = {
  POS_FACEUP_ATTACK: 0x1,
  POS_FACEDOWN_ATTACK: 0x2,
  POS_FACEUP_DEFENSE: 0x4,
  POS_FACEUP_DEFENCE: 0x4,
  POS_FACEUP: 0x5,
  POS_FACEDOWN_DEFENSE: 0x8,
  POS_FACEDOWN_DEFENCE: 0x8,
  POS_FACEDOWN: 0xa,
};

/** What each location is called, with its number. */
export const LOCATION_NUMBERS: { readonly [name: string]: number } = Object.fromEntries(
  LOCATIONS.map(({ name, value }) => [name, value]),
);

/** A place of a described field. */
export interface PlaceOfField {
  readonly list: List;
  /** The number of the zone, where zones are numbered. */
  readonly place?: number;
  readonly isOnField: boolean;
}
/** So many zones of the field have numbers; what lies elsewhere has no place. */
const PLACES: { readonly [list in List]?: number } = { monsters: 7, spells: 5, pendulum: 2, field: 1 };
/** The zones beyond the five Spell & Trap Zones: the Field Zone, and two for Pendulum Cards. */
const FIELD_PLACE = 5;
const PENDULUM_PLACES = 6;

/** The place of this location and zone; undefined where there is none. */
export const placeIn = (location: number, sequence: number): PlaceOfField | undefined => {
  const list = LOCATIONS.find(({ value }) => value === location)?.list;
  if (list === undefined) return undefined;
  const places = PLACES[list];
  if (places === undefined) return { list, isOnField: false };
  if (list === 'field') return { list, isOnField: true };
  if (list === 'spells' && sequence === FIELD_PLACE) return { list: 'field', isOnField: true };
  if (list === 'spells' && sequence >= PENDULUM_PLACES && sequence < PENDULUM_PLACES + 2)
    return { list: 'pendulum', place: sequence - PENDULUM_PLACES, isOnField: true };
  return sequence < places ? { list, place: sequence, isOnField: true } : undefined;
};

const FACE_DOWN = 0xa;
const IN_DEFENSE = 0xc;
/** How a card of the field lies: a Spell or Trap face-up or face-down, a monster in its position. */
export const positionOf = (position: number, list: List): Pick<FieldEntry, 'face' | 'position'> => {
  const face = (position & FACE_DOWN) === position ? 'down' : 'up';
  if (list !== 'monsters') return { face };
  return { face, position: (position & IN_DEFENSE) !== 0 && (position & 1) === 0 ? 'defense' : 'attack' };
};
