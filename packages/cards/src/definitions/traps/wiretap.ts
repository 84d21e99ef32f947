import {
  activation,
  andIfYouDo,
  cardActivated,
  chainedTo,
  negateActivation,
  shuffleIntoDeck,
  trap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const wiretap = trapCard(34507039, {
  effects: [
    activation({
      on: [cardActivated('any', trap)],
      resolve: andIfYouDo(negateActivation, shuffleIntoDeck(chainedTo)),
    }),
  ],
});
