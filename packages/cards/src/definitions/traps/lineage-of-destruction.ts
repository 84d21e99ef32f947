import {
  activation,
  apply,
  attacks,
  destroyedThisTurn,
  exactLevel,
  faceUp,
  inDefensePosition,
  monster,
  opponentControls,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const lineageOfDestruction = trapCard(29307554, {
  effects: [
    activation({
      condition: destroyedThisTurn('you', monster, inDefensePosition, opponentControls),
      targets: [target1(exactLevel(8), monster, faceUp, youControl)],
      resolve: apply('end-of-turn', target, attacks(2, 'any')),
    }),
  ],
});
