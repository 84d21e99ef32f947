/** What places mean: the field, the hand, both players'. */
import {
  FIELD_ZONES,
  type Filter,
  type Side,
  SPELL_TRAP_ZONES,
  type Test,
  type Zone,
} from '@spellspeed/engine';

export interface Place {
  readonly side: Side;
  readonly zones: readonly Zone[];
}

const FIELDS: readonly (readonly Zone[])[] = [FIELD_ZONES, SPELL_TRAP_ZONES, ['monsters']];
export const isOnField = (zone: Zone): boolean => (FIELD_ZONES as readonly Zone[]).includes(zone);
export const sameZones = (left: readonly Zone[], right: readonly Zone[]): boolean =>
  left.length === right.length && left.every((zone) => right.includes(zone));
/** Do these zones make up "the field" (of monsters, of Spells and Traps, of all cards)? */
export const isTheField = (zones: readonly Zone[]): boolean =>
  FIELDS.some((field) => sameZones(field, zones));
/** Is the place only the field, of one player? */
export const isControl = (place: Place): boolean => place.side !== 'any' && isTheField(place.zones);
/** Wherever that player has cards. */
export const isEverywhere = (zones: readonly Zone[]): boolean =>
  (['deck', 'hand', 'gy', 'monsters'] as const).every((zone) => zones.includes(zone));
/** Wherever else it may go: it "leaves". */
export const isAnywhereElse = (to: readonly Zone[]): boolean =>
  (['gy', 'hand', 'deck', 'banished'] as const).every((zone) => to.includes(zone));

/** A test that says nothing but where the card is. */
export const isPlace = (test: Test): boolean =>
  test.test === 'in' ||
  (test.test === 'either' && test.filters.every((filter) => filter.length === 1 && filter.every(isPlace)));
export const zonesOf = (filter: Filter): readonly Zone[] =>
  filter.flatMap((test) => (test.test === 'in' ? test.zones : []));
/** Whose cards a filter speaks of. */
export const sideOf = (filter: Filter): Side | undefined =>
  filter.flatMap((test) => (test.test === 'in' ? [test.side] : []))[0];
/** All cards of one player's hand, whatever they are. */
export const isWholeHand = ([only, more]: Filter): boolean =>
  more === undefined && only?.test === 'in' && only.side !== 'any' && sameZones(only.zones, ['hand']);
