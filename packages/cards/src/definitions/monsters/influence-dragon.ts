import {
  apply,
  faceUp,
  ignition,
  monster,
  oncePerTurn,
  raceBecomes,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const influenceDragon = monsterCard(54936498, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, youControl)],
      resolve: apply('end-phase', target, raceBecomes('Dragon')),
    }),
  ],
});
