import {
  apply,
  faceUp,
  firstDestructionPrevented,
  oncePerTurn,
  quick,
  target,
  target1,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const stardustSparkDragon = monsterCard(83994433, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({
      limit: oncePerTurn,
      targets: [target1(faceUp, youControl)],
      resolve: apply('end-of-turn', target, firstDestructionPrevented(['battle', 'effect'])),
    }),
  ],
});
