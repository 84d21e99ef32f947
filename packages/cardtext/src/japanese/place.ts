/** Where cards are: "自分フィールド", "自分の手札・墓地", "デッキ". */
import type { Zone } from '@spellspeed/engine/language';
import { isEverywhere, isOnField, namedPlaces, type Place } from '../meaning/places.ts';
import type { Speech } from './speech.ts';
import { dotted, PLACE_NAMES } from './terms.ts';

/** Places of one's own that need no owner: "デッキから". */
const OWN: readonly Zone[] = ['hand', 'deck', 'extra'];

/** "フィールド", "墓地": the places without their owner. */
export const placeNames = (zones: readonly Zone[]): readonly string[] =>
  namedPlaces(zones).map((place) => PLACE_NAMES[place]);

/** Are all cards of the place meant, or one of them? */
export type Extent = 'all' | 'one';
/** "自分フィールド", "お互いの墓地", "自分・相手の墓地" */
export const sayPlace = ({ side, zones }: Place, speech: Speech, extent: Extent = 'all'): string => {
  if (isEverywhere(zones)) return side === 'any' ? '' : speech.players[side];
  const place = dotted(placeNames(zones));
  if (side === 'any') {
    if (place === 'フィールド') return place;
    return `${extent === 'all' ? 'お互い' : '自分・相手'}の${place}`;
  }
  const owner = speech.players[side];
  if (owner === '自分' && zones.every((zone) => OWN.includes(zone))) return place;
  // "自分フィールド", but "自分の手札・フィールド", "自身のフィールド".
  return place === 'フィールド' && owner !== '自身' ? `${owner}${place}` : `${owner}の${place}`;
};
/** Cards that lie elsewhere than on the field come "から" there. */
export const isElsewhere = ({ zones }: Place): boolean => !zones.every(isOnField);
