import {
  andIfYouDo,
  destroy,
  detach,
  differsFromOriginal,
  draw,
  exactLevel,
  inAttackPosition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number103Ragnazero = monsterCard(94380860, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(inAttackPosition, monster, opponentControls, differsFromOriginal('atk'))],
      resolve: andIfYouDo(destroy(target), draw(1)),
    }),
  ],
});
