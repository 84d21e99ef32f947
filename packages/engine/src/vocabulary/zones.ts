/** Where a card can be. */
export const ZONES = [
  'deck',
  'hand',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'gy',
  'banished',
  'extra',
  'material',
  'nowhere',
] as const;
export type Zone = (typeof ZONES)[number];
/** A set of zones, one bit for each. */
export type Zones = number;
/** The zones as a set. */
export const zonesIn = (zones: readonly Zone[]): Zones =>
  zones.reduce((set, zone) => set | (1 << ZONES.indexOf(zone)), 0);
export type ByZone<T> = { readonly [zone in Zone]: T };

/** The zones that together are "the field". */
export const FIELD_ZONES = ['monsters', 'spells', 'field', 'pendulum'] as const satisfies readonly Zone[];
/** The zones in which Spells and Traps are "Spells/Traps on the field". */
export const SPELL_TRAP_ZONES = ['spells', 'field', 'pendulum'] as const satisfies readonly Zone[];

const ON_FIELD: ByZone<boolean> = {
  deck: false,
  hand: false,
  monsters: true,
  spells: true,
  field: true,
  pendulum: true,
  gy: false,
  banished: false,
  extra: false,
  material: false,
  nowhere: false,
};
/** Is this zone part of the field? Xyz Materials are not. (summoning.xyz.material-is-not-a-card-on-the-field) */
export const isFieldZone = (zone: Zone): boolean => ON_FIELD[zone];

/**
 * How many numbered places a zone has; 0 means that it is a pile. Monsters: five main zones, then the two extra ones.
 * (zones.field-zone.one-field-spell-per-player)
 */
export const PLACES: ByZone<number> = {
  deck: 0,
  hand: 0,
  monsters: 7,
  spells: 5,
  field: 1,
  pendulum: 2,
  gy: 0,
  banished: 0,
  extra: 0,
  material: 0,
  nowhere: 0,
};
/** The first five places of `monsters` are Main Monster Zones. */
export const MAIN_MONSTER_ZONES = 5;
/** The places of the two Extra Monster Zones, counted from the player's own left. */
export const EXTRA_MONSTER_ZONES = [5, 6] as const;

const BITS = new Map<Zone, Zones>(ZONES.map((zone) => [zone, zonesIn([zone])]));
/** Is the zone one of the set? */
export const isOneOf = (zones: Zones, zone: Zone): boolean => (zones & (BITS.get(zone) ?? 0)) !== 0;
