import { activation, destroy, every, monster, onField, summoned } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const torrentialTribute = trapCard(53582587, {
  effects: [
    activation({
      on: [summoned([monster], ['normal', 'tribute', 'flip', 'special'])],
      resolve: destroy(every(monster, onField)),
    }),
  ],
});
