import {
  apply,
  attackingMonster,
  banish,
  declaresAttack,
  ifSo,
  matches,
  monster,
  negateAttack,
  opponentControls,
  opponentsTurn,
  player,
  quick,
  theNextTime,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const itsAttack = declaresAttack([monster, opponentControls]);

export const necroGardna = monsterCard(4906301, {
  effects: [
    quick({
      from: ['gy'],
      condition: opponentsTurn,
      cost: banish(thisCard),
      resolve: ifSo(
        matches(attackingMonster, opponentControls),
        negateAttack,
        apply('end-of-turn', player('opponent'), theNextTime(itsAttack, negateAttack)),
      ),
    }),
  ],
});
