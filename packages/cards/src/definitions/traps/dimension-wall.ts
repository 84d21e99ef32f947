import {
  activation,
  apply,
  declaresAttack,
  monster,
  opponentControls,
  opponentTakesBattleDamage,
  player,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dimensionWall = trapCard(67095270, {
  effects: [
    activation({
      on: [declaresAttack([monster, opponentControls])],
      resolve: apply('end-of-this-battle', player('you'), opponentTakesBattleDamage),
    }),
  ],
});
