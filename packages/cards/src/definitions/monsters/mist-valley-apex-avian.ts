import {
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  negateActivation,
  oncePerChain,
  quick,
  returnToHand,
  series,
  stillTheirs,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mistValleyApexAvian = monsterCard(29587993, {
  effects: [
    quick({
      on: [cardOrEffectActivated('any')],
      limit: oncePerChain,
      targets: [stillTheirs(target1(series('Mist Valley'), youControl))],
      resolve: andIfYouDo(returnToHand(target), negateActivation, destroy(chainedTo)),
    }),
  ],
});
