import {
  all,
  allThatMatch,
  also,
  apply,
  attackTarget,
  detach,
  duringDamageStep,
  exactLevel,
  gainsAtk,
  ifSo,
  ignition,
  inAttackPosition,
  inDefensePosition,
  isCard,
  matches,
  materials,
  monster,
  oncePerTurn,
  onlyWhile,
  opponentControls,
  takeDamage,
  thisCard,
  thisCardAttacks,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const whileItAttacks = all(duringDamageStep, thisCardAttacks, matches(attackTarget, opponentControls));

export const gagagaCowboy = monsterCard(12014404, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
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
