import {
  activation,
  all,
  andIfYouDo,
  attackingMonster,
  declaresAttack,
  except,
  existAtLeast,
  exists,
  faceUp,
  monster,
  opponentControls,
  redirectAttack,
  takeControl,
  target,
  target1,
  that,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const magicalArmShield = trapCard(96008713, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      condition: all(existAtLeast(2, monster, faceUp, opponentControls), exists(monster, youControl)),
      targets: [target1(monster, faceUp, opponentControls, except(attackingMonster))],
      resolve: andIfYouDo(takeControl(that(target, faceUp), 'end-of-battle-phase'), redirectAttack(target)),
    }),
  ],
});
