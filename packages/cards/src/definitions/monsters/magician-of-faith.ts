import { addToHand, flipped, inYourGy, spell, target, target1, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const magicianOfFaith = monsterCard(31560081, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
