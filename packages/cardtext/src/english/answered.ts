/** What an activation that is answered would do, and where it was activated. */
import { type Deed, FIELD_ZONES, type Zone } from '@spellspeed/engine/language';
import { ZONE_NAMES } from './place.ts';

/** Where it is activated. */
export const PLACES_OF_ACTIVATION: readonly (readonly [string, readonly Zone[]])[] = [
  [' on the field', FIELD_ZONES],
  [' in the GY', ['gy']],
];
/** What it would do. */
export const DEEDS: readonly (readonly [string, readonly Deed[]])[] = (
  [
    ['Special Summon a monster', 'special-summon'],
    ['banish a card', 'banish'],
    ['destroy a card', 'destroy'],
  ] as const
).flatMap(([words, verb]) => [
  [` that would ${words}`, [{ verb, from: [] }]] as const,
  ...(['deck', 'gy', 'hand', 'extra'] as const).map(
    (zone) => [` that would ${words} from the ${ZONE_NAMES[zone]}`, [{ verb, from: [zone] }]] as const,
  ),
]);
