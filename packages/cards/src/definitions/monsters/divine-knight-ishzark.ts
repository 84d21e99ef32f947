import {
  atTiming,
  banish,
  destroyedByThisBattle,
  opponentInBattle,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const divineKnightIshzark = monsterCard(57902462, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: destroyedByThisBattle(opponentInBattle),
      resolve: banish(opponentInBattle),
    }),
  ],
});
