import { destroy, flipped, monster, onField, target, target1, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const manEaterBug = monsterCard(54652250, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});
