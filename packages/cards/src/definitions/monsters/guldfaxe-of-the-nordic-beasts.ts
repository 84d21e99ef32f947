import {
  all,
  exists,
  frame,
  monster,
  opponentControls,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const guldfaxeOfTheNordicBeasts = monsterCard(41788781, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: all(
        exists(frame('synchro'), monster, opponentControls),
        unless(exists(monster, youControl)),
      ),
    },
  },
});
