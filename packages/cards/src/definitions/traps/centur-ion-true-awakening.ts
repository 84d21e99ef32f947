import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  at,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  faceUp,
  monster,
  negateActivation,
  originallyMonster,
  sendToGy,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const centurIonTrueAwakening = trapCard(77543769, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      limit: activateOncePerTurn,
      cost: sendToGy(choose1(originallyMonster, faceUp, at('you', 'spells', 'pendulum'))),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
