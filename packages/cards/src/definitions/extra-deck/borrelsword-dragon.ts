import {
  also,
  andIfYouDo,
  apply,
  atkMultiplied,
  atkOf,
  attacks,
  changePosition,
  continuous,
  declaresAttack,
  effectMonster,
  faceUp,
  gainsAtk,
  inAttackPosition,
  itself,
  materialsOrMore,
  monster,
  monsterAttackedThen,
  notDestroyedByBattle,
  oncePerTurn,
  onField,
  quick,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const borrelswordDragon = monsterCard(85289965, {
  summoning: { materials: [materialsOrMore(3, effectMonster)] },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    quick({
      limit: oncePerTurn,
      locksResponses: 'opponent',
      targets: [target1(inAttackPosition, monster, onField)],
      resolve: also(changePosition(target, 'defense'), apply('end-of-turn', thisCard, attacks(2, 'any'))),
    }),
    trigger({
      on: declaresAttack(thisOne, [faceUp, monster]),
      use: 'when-you-can',
      limit: oncePerTurn,
      resolve: andIfYouDo(
        apply('end-of-turn', thisCard, gainsAtk(times(0.5, atkOf(monsterAttackedThen)))),
        apply('end-of-turn', monsterAttackedThen, atkMultiplied(0.5)),
      ),
    }),
  ],
});
