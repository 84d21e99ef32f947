import { activation, atTiming, attacksDirectlyOn, becomeTheEndPhase } from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const flashbang = trapCard(9267769, {
  effects: [
    activation({
      on: [atTiming('after-damage-calculation')],
      condition: attacksDirectlyOn('you'),
      resolve: becomeTheEndPhase,
    }),
  ],
});
