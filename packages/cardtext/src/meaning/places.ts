/** What places mean: the field, the hand, both players'. */
import {
  FIELD_ZONES,
  type Filter,
  type Side,
  SPELL_TRAP_ZONES,
  type Test,
  type Zone,
} from '@spellspeed/engine/language';

export interface Place {
  readonly side: Side;
  readonly zones: readonly Zone[];
  /** "your hand or face-up field": what lies on the field must lie face-up. */
  readonly isFaceUp?: true;
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

/** Is it the Monster Zones, or the field and more? */
export const isMonsterField = ({ zones }: Place): boolean =>
  sameZones(zones, ['monsters']) || zones.length > 2;

/** The order in which several places are named; the field is one of them. */
const ORDER = [
  'hand',
  'deck',
  'extra',
  'the-field',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'gy',
  'banished',
  'material',
  'nowhere',
] as const satisfies readonly (Zone | 'the-field')[];
export type NamedPlace = (typeof ORDER)[number];
/** The places that a text names for these zones. */
export const namedPlaces = (zones: readonly Zone[]): readonly NamedPlace[] => {
  const onField = zones.filter(isOnField);
  const isField = onField.length > 0 && (isTheField(onField) || onField.length === 3);
  // A Pendulum Zone is a Spell & Trap Zone.
  const single = zones.filter(
    (zone) => !(isField && isOnField(zone)) && !(zone === 'pendulum' && onField.includes('spells')),
  );
  return ORDER.filter((place) => (place === 'the-field' ? isField : single.includes(place)));
};

/** A test that says nothing but where the card is. */
export const isPlace = (test: Test): boolean =>
  test.test === 'in' ||
  (test.test === 'either' && test.filters.every((filter) => filter.length === 1 && filter.every(isPlace)));
/** The places elsewhere and the face-up field of one player, which are alternatives: "from your hand or face-up field". */
export const faceUpPlaceOf = (test: Test): Place | undefined => {
  if (test.test !== 'either') return undefined;
  const shown = test.filters.filter(isFaceUpField);
  const [field] = shown.flatMap((filter) => inOf(filter));
  const elsewhere = test.filters.filter((filter) => !shown.includes(filter));
  const places = elsewhere.flatMap((filter) => (filter.length === 1 ? inOf(filter) : []));
  const isOfOne = field !== undefined && places.every(({ side }) => side === field.side);
  if (!isOfOne || shown.length !== 1 || places.length !== elsewhere.length || places.length === 0)
    return undefined;
  const zones = places.flatMap((place) => place.zones);
  return zones.some(isOnField)
    ? undefined
    : { side: field.side, zones: [...zones, ...field.zones], isFaceUp: true };
};
/** The tests that say such a place. */
export const testsOfPlace = ({ side, zones, isFaceUp }: Place): Filter => {
  if (!isFaceUp) return [{ test: 'in', side, zones }];
  const field: Test = { test: 'in', side, zones: zones.filter(isOnField) };
  const elsewhere: Test = { test: 'in', side, zones: zones.filter((zone) => !isOnField(zone)) };
  return [{ test: 'either', filters: [[elsewhere], [{ test: 'face', face: 'up' }, field]] }];
};
const inOf = (filter: Filter) => filter.flatMap((test) => (test.test === 'in' ? [test] : []));
const isFaceUpField = (filter: Filter): boolean =>
  filter.length === 2 &&
  filter.some((test) => test.test === 'face' && test.face === 'up') &&
  inOf(filter).some(({ side, zones }) => side !== 'any' && sameZones(zones, FIELD_ZONES));
export const zonesOf = (filter: Filter): readonly Zone[] =>
  filter.flatMap((test) => (test.test === 'in' ? test.zones : []));
/** Whose cards a filter speaks of. */
export const sideOf = (filter: Filter): Side | undefined =>
  filter.flatMap((test) => (test.test === 'in' ? [test.side] : []))[0];
/** All cards of one player's hand, whatever they are. */
export const isWholeHand = ([only, more]: Filter): boolean =>
  more === undefined && only?.test === 'in' && only.side !== 'any' && sameZones(only.zones, ['hand']);

/** "anywhere on the field": on both sides, whatever the cards are. */
export const isAnywhere = (filter: Filter): boolean => {
  const [only] = filter;
  return filter.length === 1 && only?.test === 'in' && only.side === 'any' && isTheField(only.zones);
};
