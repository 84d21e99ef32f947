import {
  activation,
  addToHand,
  and,
  andIfYouDo,
  banish,
  destroy,
  equip,
  inYourGy,
  leavesField,
  link,
  linked,
  monster,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trap,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const altergeistManifestation = trapCard(35146019, {
  remains: true,
  effects: [
    activation({
      targets: [target1(series('Altergeist'), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target, { positions: ['attack'] }),
        and(equip(thisCard, target), link('manifested', target)),
      ),
    }),
    unclassified({ number: 1, on: leavesField(), does: destroy(linked('manifested')) }),
    quick({
      number: 2,
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Altergeist'), trap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
