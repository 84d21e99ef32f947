import {
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  monster,
  negateActivation,
  quick,
  thisCard,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const doomcaliberKnight = monsterCard(78700060, {
  summoning: { only: [] },
  effects: [
    quick({
      on: [cardOrEffectActivated('any', monster)],
      use: 'mandatory',
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
