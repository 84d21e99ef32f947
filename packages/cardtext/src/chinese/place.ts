/** Where cards are: "自己场上", "自己的手卡·墓地", "卡组". */
import type { Zone } from '@spellspeed/engine/language';
import { isEverywhere, isOnField, namedPlaces, type Place } from '../meaning/places.ts';
import type { Speech } from './speech.ts';
import { dotted, ZONE_NAMES } from './terms.ts';

/** Places of one's own that need no owner: "从卡组". */
const OWN: readonly Zone[] = ['hand', 'deck', 'extra'];

/** "场上", "墓地": the places without their owner. */
export const placeNames = (zones: readonly Zone[]): readonly string[] =>
  namedPlaces(zones).map((place) => (place === 'the-field' ? '场上' : ZONE_NAMES[place]));

/** Are all cards of the place meant, or one of them? */
export type Extent = 'all' | 'one';
/** "自己场上", "双方的墓地", "自己或者对方的墓地" */
export const sayPlace = ({ side, zones }: Place, speech: Speech, extent: Extent = 'all'): string => {
  if (isEverywhere(zones)) return side === 'any' ? '' : speech.players[side];
  const names = placeNames(zones);
  const place = dotted(names);
  if (side === 'any') {
    if (place === '场上') return place;
    return `${extent === 'all' ? '双方的' : '自己或者对方的'}${place}`;
  }
  if (side === 'you' && zones.every((zone) => OWN.includes(zone))) return place;
  const isShort = names.length === 1 && !place.endsWith('区域');
  return `${speech.players[side]}${isShort ? '' : '的'}${place}`;
};
/** Cards that lie elsewhere than on the field come "从" there. */
export const isElsewhere = ({ zones }: Place): boolean => !zones.every(isOnField);
