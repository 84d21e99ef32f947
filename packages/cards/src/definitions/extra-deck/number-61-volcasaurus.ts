import {
  andIfYouDo,
  cannotAttackDirectly,
  destroy,
  detach,
  exactLevel,
  faceUp,
  ignition,
  itself,
  materials,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  originalAtkOf,
  stillTheirs,
  takeDamage,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number61Volcasaurus = monsterCard(29669359, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [stillTheirs(target1(faceUp, monster, opponentControls))],
      resolve: andIfYouDo(destroy(target), takeDamage('opponent', originalAtkOf(target))),
      oath: oath(itself(thisCard), cannotAttackDirectly),
    }),
  ],
});
