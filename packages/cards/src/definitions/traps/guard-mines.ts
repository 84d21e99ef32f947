import {
  activation,
  andIfYouDo,
  andThen,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  monster,
  negateActivation,
  takeDamage,
  targetingOnly,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const guardMines = trapCard(88928798, {
  effects: [
    activation({
      on: [targetingOnly(effectActivatedIncluding('any', deed('destroy', 'monsters')), monster, youControl)],
      resolve: andThen(andIfYouDo(negateActivation, destroy(chainedTo)), takeDamage('opponent', 500)),
    }),
  ],
});
