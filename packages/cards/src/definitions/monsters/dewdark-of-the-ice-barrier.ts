import {
  attacksDirectly,
  continuous,
  exists,
  faceUp,
  itself,
  level,
  monster,
  not,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dewdarkOfTheIceBarrier = monsterCard(90311614, {
  effects: [
    continuous({
      while: unless(exists(monster, faceUp, youControl, not(level({ max: 2 })))),
      affects: itself(thisCard),
      modifiers: [attacksDirectly],
    }),
  ],
});
