import {
  activation,
  alsoAfterThat,
  andIfYouDo,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  monster,
  negateActivation,
  takeDamage,
  targetingOnly,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const guardMines = trapCard(88928798, {
  effects: [
    activation({
      on: [targetingOnly(effectActivatedIncluding('any', deed('destroy', 'monsters')), monster, youControl)],
      resolve: alsoAfterThat(andIfYouDo(negateActivation, destroy(chainedTo)), takeDamage('opponent', 500)),
    }),
  ],
});
