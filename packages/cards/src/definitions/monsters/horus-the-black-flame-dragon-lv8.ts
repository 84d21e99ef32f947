import {
  andIfYouDo,
  cardActivated,
  chainedTo,
  destroy,
  faceUp,
  matches,
  negateActivation,
  quick,
  spell,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const horusTheBlackFlameDragonLv8 = monsterCard(48229808, {
  summoning: {
    normal: { never: true },
    onlyByEffectOf: ['Horus the Black Flame Dragon LV6'],
  },
  effects: [
    quick({
      on: [cardActivated('any', spell)],
      alsoAtResolution: matches(thisCard, faceUp, youControl),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
