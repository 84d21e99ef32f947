import {
  activation,
  andIfYouDo,
  andThen,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  draw,
  faceUp,
  monster,
  negateActivation,
  sendToGy,
  series,
  spellOrTrap,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const stellarnovaAlpha = trapCard(41510920, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      cost: sendToGy(choose1(series('tellarknight'), monster, faceUp, youControl)),
      resolve: andThen(andIfYouDo(negateActivation, destroy(chainedTo)), draw(1)),
    }),
  ],
});
