import {
  activation,
  andIfYouDo,
  destroy,
  equip,
  equippedMonster,
  inYourGy,
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
      resolve: andIfYouDo(specialSummon(target, { positions: ['attack'] }), equip(thisCard, target)),
    }),
    unclassified({
      number: 1,
      on: moved(thisOne, { manner: ['destroyed'] }),
      does: destroy(equippedMonster),
    }),
  ],
});
