/** Where cards are: "you control", "in your hand or GY", "from your Deck". */
import { FIELD_ZONES, type Side, type Test, ZONES, type Zone } from '@spellspeed/engine/language';
import { among, oneOf } from '../grammar/phrase.ts';
import { isEverywhere, isOnField, isTheField, type Place, sameZones } from '../meaning/places.ts';
import type { Said } from './said.ts';
import { listOf, type PhraseStyle, type Speech, your } from './speech.ts';

export const ZONE_NAMES: { readonly [zone in Zone]: string } = {
  deck: 'Deck',
  hand: 'hand',
  monsters: 'Monster Zone',
  spells: 'Spell & Trap Zone',
  field: 'Field Zone',
  pendulum: 'Pendulum Zone',
  gy: 'GY',
  banished: 'banishment',
  extra: 'Extra Deck',
  material: 'materials',
  nowhere: 'possession',
};
/** The words for a place after a noun. */
export const sayPlace = (place: Place, style: PhraseStyle, speech: Speech): string => {
  const onField = place.zones.filter(isOnField);
  const elsewhere = place.zones.filter((zone) => !isOnField(zone));
  if (place.isFaceUp) return sayFaceUpField(place.side, elsewhere, style, speech);
  if (isEverywhere(place.zones)) return `in ${whose(place.side, speech)} possession`;
  if (!isTheField(onField)) return sayZones(place.side, place.zones, style, speech);
  if (elsewhere.length === 0) return sayField(place.side, speech);
  if (style.place === 'from' || onlyHand(elsewhere))
    return sayHandOrField(place.side, elsewhere, style, speech);
  return sayFieldAndMore(place.side, elsewhere, style, speech);
};
const onlyHand = (zones: readonly Zone[]): boolean => sameZones(zones, ['hand']);

const sayField = (side: Side, speech: Speech): string =>
  side === 'any' ? 'on the field' : control(side, speech);
const control = (side: 'you' | 'opponent', speech: Speech): string => {
  if (side === 'you') return `${speech.you} control`;
  if (speech.memory.saidOpponent) return 'they control';
  speech.memory.saidOpponent = true;
  return `${your(speech)} opponent controls`;
};

/** "from your hand or field" */
const sayHandOrField = (
  side: Side,
  elsewhere: readonly Zone[],
  style: PhraseStyle,
  speech: Speech,
): string => {
  const zones = [...elsewhere.map((zone) => ZONE_NAMES[zone]), 'field'];
  return `${style.place ?? 'in'} ${whose(side, speech)} ${listOf(zones, joining(style))}`;
};
/** "from your hand, face-up field, or GY" */
const sayFaceUpField = (
  side: Side,
  elsewhere: readonly Zone[],
  style: PhraseStyle,
  speech: Speech,
): string => {
  const isBehind = (zone: Zone): boolean => zone === 'gy' || zone === 'banished';
  const named = (is: (zone: Zone) => boolean) => elsewhere.filter(is).map((zone) => ZONE_NAMES[zone]);
  const zones = [...named((zone) => !isBehind(zone)), 'face-up field', ...named(isBehind)];
  return `${style.place ?? 'in'} ${whose(side, speech)} ${listOf(zones, joining(style))}`;
};
/** "your opponent controls or is in their GY", "on the field and in the GYs" */
const sayFieldAndMore = (
  side: Side,
  elsewhere: readonly Zone[],
  style: PhraseStyle,
  speech: Speech,
): string => {
  const field = sayField(side, speech);
  const more = sayZones(side, elsewhere, style, speech);
  if (side === 'any') return `${field} ${joining(style)} ${more}`;
  return `${field} or ${style.count === 'each' ? 'is ' : ''}${more}`;
};

/** All of several places are meant, or one of them. */
const joining = (style: PhraseStyle): 'and' | 'or' =>
  style.count === 'all' || style.count === 'each' || style.count === 'plural' ? 'and' : 'or';
const sayZones = (side: Side, all: readonly Zone[], style: PhraseStyle, speech: Speech): string => {
  // A Pendulum Zone is a Spell & Trap Zone.
  const zones = all.filter((zone) => zone !== 'pendulum' || !all.includes('spells'));
  const preposition = style.place === 'from' ? 'from' : 'in';
  if (side !== 'any')
    return `${preposition} ${whose(side, speech)} ${listOf(
      zones.map((zone) => ZONE_NAMES[zone]),
      'or',
    )}`;
  return `${preposition} ${listOf(
    zones.map((zone) => ofBoth(zone, style)),
    joining(style),
  )}`;
};
const ofBoth = (zone: Zone, style: PhraseStyle): string => {
  // Nobody Special Summons from the other's Extra Deck.
  if (zone === 'extra') return `the ${ZONE_NAMES.extra}`;
  if (joining(style) === 'and') return `the ${ZONE_NAMES[zone]}s`;
  return zone === 'gy' ? 'either GY' : `either player's ${ZONE_NAMES[zone]}`;
};

/** "your", "your opponent's", and "their" once the opponent has been named. */
export const whose = (side: Side, speech: Speech): string => {
  if (side === 'you') return your(speech);
  if (side === 'any') return "either player's";
  if (speech.memory.saidOpponent) return 'their';
  speech.memory.saidOpponent = true;
  return `${your(speech)} opponent's`;
};

/** Cards that the opponent controls. */
export const THEIR_FIELD: Test = { test: 'in', side: 'opponent', zones: FIELD_ZONES };
const SIDES: readonly Side[] = ['you', 'opponent', 'any'];
const NAMED_ZONES = Object.entries(ZONE_NAMES) as readonly (readonly [Zone, string])[];
/** The zones that a text names from here on: the first, the first two … "Field" alone is all of it. */
const zonesAhead = (ahead: string): readonly (readonly Zone[])[] => {
  const [place = ''] =
    /^(?:[^,.;:"]|,(?= (?:or|and|Deck|GY|hand|field|face-up field|Extra|banishment)))*/.exec(ahead) ?? [];
  const found = [
    ...place.matchAll(
      /\b(possession|Extra Deck|Deck|hand|Spell & Trap Zone|Field Zone|Pendulum Zone|GY|banishment|field|control)/g,
    ),
  ];
  const zones = found.map(([name]): readonly Zone[] =>
    name === 'possession'
      ? ZONES
      : name === 'field' || name === 'control'
        ? FIELD_ZONES
        : // A Pendulum Zone is a Spell & Trap Zone.
          name === ZONE_NAMES.spells
          ? SPELL_TRAP
          : NAMED_ZONES.flatMap(([zone, said]) => (said === name ? [zone] : [])),
  );
  // Where it is makes no difference.
  if (zones[0]?.length === ZONES.length) return [ZONES];
  return zones.slice(0, 5).map((_, index) => zones.slice(0, index + 1).flat());
};
const SPELL_TRAP: readonly Zone[] = ['spells', 'pendulum'];
const STARTS = /^(?:in|from|on|you|they|your|their) /;
const placesAhead = (ahead: string): readonly Place[] =>
  STARTS.test(ahead)
    ? zonesAhead(ahead).flatMap((zones) =>
        SIDES.flatMap((side): readonly Place[] => [
          { side, zones },
          ...(ahead.includes('face-up field') ? [{ side, zones, isFaceUp: true as const }] : []),
        ]),
      )
    : [];
const STYLES: readonly PhraseStyle[] = (['singular', 'plural', 'each'] as const).flatMap((count) => [
  { count, place: 'in' },
  { count, place: 'from' },
]);
/** A place in any of the ways in which a phrase may say it; which of them it is, the phrase knows. */
export const PLACES: Said<Place> = oneOf(
  ...STYLES.map((style) =>
    among(
      (_: Speech, ahead) => placesAhead(ahead),
      (place, speech) => sayPlace(place, style, speech),
    ),
  ),
);
