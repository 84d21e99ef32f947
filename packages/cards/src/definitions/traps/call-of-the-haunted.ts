import {
  activation,
  andIfYouDo,
  destroy,
  inYourGy,
  isCard,
  leavesField,
  link,
  linked,
  monster,
  moved,
  specialSummon,
  target,
  target1,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const callOfTheHaunted = trapCard(97077563, {
  effects: [
    activation({
      targets: [target1(monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target, { positions: ['attack'] }), link('haunted', target)),
    }),
    unclassified({
      number: 1,
      on: leavesField(),
      does: destroy(linked('haunted')),
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('haunted'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});
