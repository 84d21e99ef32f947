import {
  activatedTargeting,
  andIfYouDo,
  chainedTo,
  choose1,
  continuous,
  destroy,
  effectMonster,
  gainsAtk,
  itself,
  materialsOrMore,
  monster,
  negateActivation,
  numberOf,
  pointedToBy,
  quick,
  thisCard,
  times,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const decodeTalker = monsterCard(1861629, {
  summoning: { materials: [materialsOrMore(2, effectMonster)] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(monster, pointedToBy(thisCard))))],
    }),
    quick({
      on: [activatedTargeting('opponent', youControl)],
      cost: tribute(choose1(monster, pointedToBy(thisCard), youControl)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
