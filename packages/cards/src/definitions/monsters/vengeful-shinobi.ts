import {
  draw,
  faceUp,
  inAttackPosition,
  matches,
  targetedForAttack,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const vengefulShinobi = monsterCard(26046205, {
  effects: [
    trigger({
      on: targetedForAttack(),
      use: 'mandatory',
      condition: matches(thisCard, faceUp, inAttackPosition),
      resolve: draw(1),
    }),
  ],
});
