import {
  andIfYouDo,
  banish,
  cardOrEffectActivated,
  chainedTo,
  named,
  negateActivation,
  not,
  quick,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

export const gamecielTheSeaTurtleKaiju = monsterCard(55063751, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    quick({
      number: 4,
      on: [cardOrEffectActivated('opponent', not(named('Gameciel, the Sea Turtle Kaiju')))],
      cost: removesKaijuCounters(2),
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
