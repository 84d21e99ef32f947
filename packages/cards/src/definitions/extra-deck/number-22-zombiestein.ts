import {
  and,
  andIfYouDo,
  apply,
  attribute,
  changePosition,
  choose1,
  detach,
  effectsNegated,
  exactLevel,
  faceUp,
  inAttackPosition,
  inYourHand,
  matches,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  sendToGy,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number22Zombiestein = monsterCard(73445448, {
  summoning: {
    materials: [materials(2, exactLevel(8), attribute('DARK'), monster)],
    only: ['xyz'],
  },
  effects: [
    quick({
      limit: oncePerTurn,
      condition: matches(thisCard, inAttackPosition),
      cost: and(detach(1), sendToGy(choose1(inYourHand))),
      targets: [target1(faceUp, opponentControls)],
      resolve: andIfYouDo(
        changePosition(thisCard, 'face-up-defense'),
        apply('end-of-turn', target, effectsNegated),
      ),
    }),
  ],
});
