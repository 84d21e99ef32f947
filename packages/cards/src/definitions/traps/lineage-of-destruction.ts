import {
  activation,
  apply,
  attacks,
  destroyedThisTurn,
  faceUp,
  inDefensePosition,
  level,
  monster,
  opponentControls,
  target,
  target1,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const lineageOfDestruction = trapCard(29307554, {
  effects: [
    activation({
      condition: destroyedThisTurn('you', monster, inDefensePosition, opponentControls),
      targets: [target1(level({ min: 8, max: 8 }), monster, faceUp, youControl)],
      resolve: apply('end-of-turn', target, attacks(2, 'any')),
    }),
  ],
});
