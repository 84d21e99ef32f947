import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  attribute,
  destroy,
  faceUp,
  inYourGy,
  monster,
  specialSummon,
  stillTheirs,
  target,
  target1,
  targetAs,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const circleOfTheFireKings = spellCard(59388357, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [
        stillTheirs(target1(attribute('FIRE'), monster, faceUp, youControl)),
        targetAs('revived', target1(attribute('FIRE'), monster, inYourGy)),
      ],
      resolve: andIfYouDo(destroy(target), specialSummon(the('revived'))),
    }),
  ],
});
