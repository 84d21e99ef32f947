import {
  activation,
  andIfYouDo,
  cardActivated,
  chainedTo,
  destroy,
  eventCard,
  lifePointsOf,
  negateActivation,
  negateSummon,
  payLifePoints,
  spellOrTrap,
  times,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const payHalf = payLifePoints(times(0.5, lifePointsOf('you')));

export const solemnJudgment = trapCard(41420027, {
  effects: [
    activation({
      on: [wouldBeSummoned([])],
      cost: payHalf,
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
    activation({
      number: 1,
      on: [cardActivated('any', spellOrTrap)],
      cost: payHalf,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
