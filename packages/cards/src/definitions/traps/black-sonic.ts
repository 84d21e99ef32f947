import {
  activation,
  all,
  banish,
  declaresAttack,
  every,
  existExactly,
  type Filter,
  faceUp,
  inAttackPosition,
  monster,
  opponentControls,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const yourBlackwings: Filter = [series('Blackwing'), monster, faceUp, youControl];

export const blackSonic = trapCard(72930878, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls], [...yourBlackwings])],
      fromHand: all(existExactly(3, ...yourBlackwings), existExactly(3, monster, youControl)),
      resolve: banish(every(monster, faceUp, inAttackPosition, opponentControls)),
    }),
  ],
});
