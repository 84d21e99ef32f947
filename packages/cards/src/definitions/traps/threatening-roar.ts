import {
  activation,
  allThatMatch,
  apply,
  cannotDeclareAttacks,
  monster,
  opponentControls,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const threateningRoar = trapCard(36361633, {
  effects: [
    activation({
      resolve: apply('end-of-turn', allThatMatch(monster, opponentControls), cannotDeclareAttacks),
    }),
  ],
});
