import {
  frame,
  inYourGy,
  level,
  monster,
  moved,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gemKnightObsidian = monsterCard(19163116, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand'], to: ['gy'], owner: 'you' }),
      use: 'if-you-can',
      targets: [target1(level({ max: 4 }), frame('normal'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
