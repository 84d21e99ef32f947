import {
  activation,
  atk,
  destroy,
  eventCard,
  isCard,
  summoned,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const trapHole = trapCard(4206964, {
  effects: [
    activation({
      on: [summoned([atk({ min: 1000 })], ['normal', 'tribute', 'flip'], 'opponent')],
      targets: [target1(isCard(eventCard), atk({ min: 1000 }))],
      resolve: destroy(that(target, atk({ min: 1000 }))),
    }),
  ],
});
