import {
  andIfYouDo,
  apply,
  atkMultiplied,
  atkOf,
  declaresAttack,
  detach,
  exactLevel,
  type Filter,
  gainsAtk,
  materials,
  monster,
  oncePerBattle,
  opponentAtDeclaration,
  opponentControls,
  quick,
  thisCard,
  thisOne,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const opponents: Filter = [monster, opponentControls];

export const number96DarkMist = monsterCard(55727845, {
  summoning: { materials: [materials(3, exactLevel(2), monster)] },
  effects: [
    quick({
      on: [declaresAttack(thisOne, opponents), declaresAttack(opponents, thisOne)],
      limit: oncePerBattle,
      cost: detach(1),
      resolve: andIfYouDo(
        apply('while-it-stays', opponentAtDeclaration, atkMultiplied(0.5)),
        apply('while-face-up', thisCard, gainsAtk(atkOf(opponentAtDeclaration))),
      ),
    }),
  ],
});
