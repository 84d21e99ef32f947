import {
  activation,
  andIfYouDo,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  eventCard,
  negateActivation,
  negateSummon,
  payLifePoints,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const solemnWarning = trapCard(84749824, {
  effects: [
    activation({
      on: [wouldBeSummoned([])],
      cost: payLifePoints(2000),
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
    activation({
      number: 1,
      on: [effectActivatedIncluding('any', deed('special-summon'))],
      cost: payLifePoints(2000),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
