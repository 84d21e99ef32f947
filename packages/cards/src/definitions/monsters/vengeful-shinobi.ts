import {
  draw,
  faceUp,
  inAttackPosition,
  isCard,
  targetedForAttack,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const vengefulShinobi = monsterCard(26046205, {
  effects: [
    trigger({
      on: targetedForAttack([isCard(thisCard), faceUp, inAttackPosition]),
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});
