import {
  activation,
  andIfYouDo,
  apply,
  as,
  cannotChangePosition,
  changePosition,
  eventCard,
  monster,
  summoned,
  that,
  the,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const floodgateTrapHole = trapCard(69599136, {
  effects: [
    activation({
      on: [summoned([monster], ['normal', 'tribute', 'flip', 'special'], 'opponent')],
      resolve: andIfYouDo(
        changePosition(as('changed', that(eventCard)), 'face-down'),
        apply('while-it-stays', the('changed'), cannotChangePosition),
      ),
    }),
  ],
});
