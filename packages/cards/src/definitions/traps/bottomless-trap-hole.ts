import { activation, atk, destroyAndBanish, eventCard, summoned, that } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const bottomlessTrapHole = trapCard(29401950, {
  effects: [
    activation({
      on: [summoned([atk({ min: 1500 })], ['normal', 'tribute', 'flip', 'special'], 'opponent')],
      resolve: destroyAndBanish(that(eventCard, atk({ min: 1500 }))),
    }),
  ],
});
