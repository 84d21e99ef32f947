import {
  activation,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  detachFrom,
  monster,
  negateActivation,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const xyzBlock = trapCard(44487250, {
  effects: [
    activation({
      on: [cardOrEffectActivated('opponent', monster)],
      cost: detachFrom(1, monster, youControl),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
