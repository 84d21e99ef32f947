import {
  activation,
  alsoAfterThat,
  at,
  atRandom,
  cardOrEffectActivated,
  exists,
  faceUp,
  ifSo,
  inYourGy,
  monster,
  named,
  negateActivation,
  shuffleIntoDeck,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const madolcheNights = trapCard(79759367, {
  effects: [
    activation({
      on: [cardOrEffectActivated('any', monster)],
      condition: unless(exists(monster, inYourGy)),
      resolve: alsoAfterThat(
        negateActivation,
        ifSo(
          exists(named('Madolche Puddingcess'), faceUp, youControl),
          shuffleIntoDeck(atRandom(1, at('opponent', 'hand'))),
        ),
      ),
    }),
  ],
});
