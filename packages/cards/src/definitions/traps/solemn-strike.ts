import {
  activation,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  eventCard,
  monster,
  negateActivation,
  negateSummon,
  payLifePoints,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const solemnStrike = trapCard(40605147, {
  effects: [
    activation({
      on: [wouldBeSummoned([], ['special'])],
      cost: payLifePoints(1500),
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
    activation({
      number: 1,
      on: [cardOrEffectActivated('any', monster)],
      cost: payLifePoints(1500),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
