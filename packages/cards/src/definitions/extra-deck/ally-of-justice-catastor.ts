import {
  atTiming,
  attribute,
  destroy,
  faceUp,
  matches,
  monster,
  not,
  opponentInBattle,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const allyOfJusticeCatastor = monsterCard(26593852, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: atTiming('damage-step-start'),
      use: 'mandatory',
      condition: matches(opponentInBattle, monster, faceUp, not(attribute('DARK'))),
      resolve: destroy(opponentInBattle),
    }),
  ],
});
