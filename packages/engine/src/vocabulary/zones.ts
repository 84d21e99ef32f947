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

/**
 * Is this zone part of the field? Xyz Materials are not. (summoning.xyz.material-is-not-a-card-on-the-field) Asked at every turn, and comparing is quicker than looking into
 * `FIELD_ZONES`, which says the same (`zones.test.ts`).
 */
export const isFieldZone = (zone: Zone): boolean =>
  zone === 'monsters' || zone === 'spells' || zone === 'field' || zone === 'pendulum';

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

/** Its place in `ZONES`, compared and not looked up: see `isFieldZone`. */
const placeOf = (zone: Zone): number => {
  switch (zone) {
    case 'deck':
      return 0;
    case 'hand':
      return 1;
    case 'monsters':
      return 2;
    case 'spells':
      return 3;
    case 'field':
      return 4;
    case 'pendulum':
      return 5;
    case 'gy':
      return 6;
    case 'banished':
      return 7;
    case 'extra':
      return 8;
    case 'material':
      return 9;
    case 'nowhere':
      return 10;
  }
};
/** Is the zone one of the set? */
export const isOneOf = (zones: Zones, zone: Zone): boolean => (zones & (1 << placeOf(zone))) !== 0;
