import { MAIN_MONSTER_ZONES, type Zone } from '@spellspeed/engine';
import type { MessageId } from '../i18n/messages.ts';
import type { Say } from '../i18n/say.ts';

export type Side = 'you' | 'opponent';
export interface NamedPlace {
  readonly side: Side;
  readonly zone: Zone;
  readonly place: number;
}
export type PlaceName = (place: NamedPlace) => string;

/** "Your Monster Zone 3", "Opponent’s GY": what begins a label. */
export const placeNameIn =
  (say: Say): PlaceName =>
  ({ side, zone, place }) => {
    if (zone !== 'monsters' || place < MAIN_MONSTER_ZONES)
      return say(`place.${side}.${zone}` satisfies MessageId, { place: place + 1 });
    return say(`place.${side}.extra-monsters`, { place: place - MAIN_MONSTER_ZONES + 1 });
  };
