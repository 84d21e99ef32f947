import {
  activation,
  andIfYouDo,
  cardActivated,
  chainedTo,
  destroy,
  negateActivation,
  payLifePoints,
  trap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const sevenToolsOfTheBandit = trapCard(3819470, {
  effects: [
    activation({
      on: [cardActivated('any', trap)],
      cost: payLifePoints(1000),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
