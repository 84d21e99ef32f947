import {
  activation,
  also,
  andIfYouDo,
  cardActivated,
  chainedTo,
  destroy,
  draw,
  negateActivation,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const darkBribe = trapCard(77538567, {
  effects: [
    activation({
      on: [cardActivated('opponent', spellOrTrap)],
      resolve: also(draw(1, 'opponent'), andIfYouDo(negateActivation, destroy(chainedTo))),
    }),
  ],
});
