import {
  activation,
  eventCard,
  frame,
  inYourGy,
  isCard,
  materialsOf,
  monster,
  specialSummon,
  summoned,
  target,
  target1,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const cynetCascade = trapCard(4433488, {
  effects: [
    activation({
      on: [summoned([frame('link')], ['link'], 'you')],
      use: 'if-you-can',
      targets: [target1(monster, inYourGy, isCard(materialsOf(eventCard)))],
      resolve: specialSummon(target),
    }),
  ],
});
