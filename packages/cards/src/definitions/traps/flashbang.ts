import {
  activation,
  attacksDirectlyOn,
  becomeTheEndPhase,
  inflictsBattleDamage,
  opponentControls,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const flashbang = trapCard(9267769, {
  effects: [
    activation({
      on: [inflictsBattleDamage([opponentControls], { to: 'you' })],
      condition: attacksDirectlyOn('you'),
      resolve: becomeTheEndPhase,
    }),
  ],
});
