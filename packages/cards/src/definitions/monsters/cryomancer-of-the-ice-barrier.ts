import {
  allThatMatch,
  cannotDeclareAttacks,
  continuous,
  except,
  exists,
  faceUp,
  inMonsterZone,
  level,
  monster,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cryomancerOfTheIceBarrier = monsterCard(23950192, {
  effects: [
    continuous({
      while: exists(series('Ice Barrier'), monster, faceUp, youControl, except(thisCard)),
      affects: allThatMatch(level({ min: 4 }), monster, inMonsterZone),
      modifiers: [cannotDeclareAttacks],
    }),
  ],
});
