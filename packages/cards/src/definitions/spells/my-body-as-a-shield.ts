import {
  activation,
  andIfYouDo,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  negateActivation,
  payLifePoints,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const myBodyAsAShield = spellCard(69279219, {
  effects: [
    activation({
      on: [effectActivatedIncluding('opponent', deed('destroy', 'monsters'))],
      cost: payLifePoints(1500),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
