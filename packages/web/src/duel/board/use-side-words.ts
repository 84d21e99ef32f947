/** What a player and their places are called at a table: by "you" and "opponent", or by name where somebody only watches. */
import { MAIN_MONSTER_ZONES, type Zone } from '@spellspeed/engine';
import { useMemo } from 'react';
import { type Say, useSay } from '../../i18n/say.ts';
import { type NamedPlace, type PlaceName, placeNameIn, type Side } from '../../words/place-name.ts';
import { useTable } from '../table-context.ts';
import { playerOf } from './layout.ts';

const NUMBERED: readonly Zone[] = ['monsters', 'spells', 'pendulum'];

const zoneName = (say: Say, { zone, place }: NamedPlace): string => {
  if (zone === 'monsters' && place >= MAIN_MONSTER_ZONES)
    return say('place.extra-monsters', { side: place === MAIN_MONSTER_ZONES ? 'left' : 'right' });
  const name = say(`word.zone.${zone}`);
  return NUMBERED.includes(zone) ? say('place.numbered', { zone: name, place: place + 1 }) : name;
};

export interface SideWords {
  readonly isWatched: boolean;
  readonly player: (side: Side) => string;
  readonly place: PlaceName;
}
export const useSideWords = (): SideWords => {
  const say = useSay();
  const { view, voice } = useTable();
  const { you, names } = voice;
  const viewer = view.player;
  return useMemo(() => {
    if (you !== null)
      return { isWatched: false, player: (side) => say(`word.${side}`), place: placeNameIn(say) };
    const player = (side: Side): string => names[playerOf({ player: viewer }, side)];
    return {
      isWatched: true,
      player,
      place: (place) => say('place.of', { name: player(place.side), zone: zoneName(say, place) }),
    };
  }, [say, you, names, viewer]);
};
