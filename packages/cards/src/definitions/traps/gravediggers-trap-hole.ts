import {
  activatedIn,
  activation,
  andIfYouDo,
  cardOrEffectActivated,
  monster,
  negateEffect,
  takeDamage,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const gravediggersTrapHole = trapCard(31548215, {
  effects: [
    activation({
      on: [activatedIn(cardOrEffectActivated('opponent', monster), 'hand', 'gy', 'banished')],
      resolve: andIfYouDo(negateEffect, takeDamage('opponent', 2000)),
    }),
  ],
});
