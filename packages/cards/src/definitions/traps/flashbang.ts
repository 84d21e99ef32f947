import {
  activation,
  all,
  attacksDirectlyOn,
  becomeTheEndPhase,
  duringTiming,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const flashbang = trapCard(9267769, {
  effects: [
    activation({
      condition: all(duringTiming('after-damage-calculation'), attacksDirectlyOn('you')),
      resolve: becomeTheEndPhase,
    }),
  ],
});
