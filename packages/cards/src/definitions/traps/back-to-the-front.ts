import { activation, inYourGy, monster, specialSummon, target, target1 } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const backToTheFront = trapCard(59919307, {
  effects: [
    activation({
      targets: [target1(monster, inYourGy)],
      resolve: specialSummon(target, { positions: ['defense'] }),
    }),
  ],
});
