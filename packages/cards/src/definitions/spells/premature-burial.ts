import {
  activation,
  andIfYouDo,
  destroy,
  equip,
  inYourGy,
  link,
  linked,
  monster,
  moved,
  payLifePoints,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  unclassified,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const prematureBurial = spellCard(70828912, {
  effects: [
    activation({
      cost: payLifePoints(800),
      targets: [target1(monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target, { positions: ['attack'] }),
        equip(thisCard, target),
        link('revived', target),
      ),
    }),
    unclassified({
      number: 1,
      on: moved(thisOne, { manner: ['destroyed'] }),
      does: destroy(linked('revived')),
    }),
  ],
});
