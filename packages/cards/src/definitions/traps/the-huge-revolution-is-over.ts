import {
  activation,
  andIfYouDo,
  banish,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  deedTo,
  monster,
  negateActivation,
  onField,
  spellOrTrap,
  thatWould,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const DESTROYS_MANY = deedTo('destroy', 2, onField);

export const theHugeRevolutionIsOver = trapCard(99188141, {
  effects: [
    activation({
      on: [
        thatWould(cardActivated('any', spellOrTrap), DESTROYS_MANY),
        thatWould(cardOrEffectActivated('any', monster), DESTROYS_MANY),
      ],
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
