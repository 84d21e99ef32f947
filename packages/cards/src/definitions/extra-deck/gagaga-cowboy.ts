import {
  all,
  allThatMatch,
  also,
  apply,
  attackingMonster,
  attackTarget,
  detach,
  duringDamageStep,
  gainsAtk,
  ifSo,
  ignition,
  inAttackPosition,
  inDefensePosition,
  isCard,
  level,
  matches,
  materials,
  monster,
  oncePerTurn,
  onlyWhile,
  opponentControls,
  takeDamage,
  thisCard,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const whileItAttacks = all(
  duringDamageStep,
  matches(thisCard, isCard(attackingMonster)),
  matches(attackTarget, opponentControls),
);

export const gagagaCowboy = monsterCard(12014404, {
  summoning: { materials: [materials(2, level({ min: 4, max: 4 }), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: ifSo(
        matches(thisCard, inAttackPosition),
        also(
          onlyWhile(whileItAttacks, apply('end-of-turn', thisCard, gainsAtk(1000))),
          onlyWhile(whileItAttacks, apply('end-of-turn', allThatMatch(isCard(attackTarget)), gainsAtk(-500))),
        ),
        ifSo(matches(thisCard, inDefensePosition), takeDamage('opponent', 800)),
      ),
    }),
  ],
});
