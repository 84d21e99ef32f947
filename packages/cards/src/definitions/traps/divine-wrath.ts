import {
  activation,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  discard,
  inYourHand,
  monster,
  negateActivation,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const divineWrath = trapCard(49010598, {
  effects: [
    activation({
      on: [cardOrEffectActivated('any', monster)],
      cost: discard(choose1(inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
