import {
  activation,
  andIfYouDo,
  attach,
  frame,
  inYourGy,
  monster,
  specialSummon,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const xyzReborn = trapCard(26708437, {
  effects: [
    activation({
      targets: [target1(frame('xyz'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), attach(thisCard, target)),
    }),
  ],
});
