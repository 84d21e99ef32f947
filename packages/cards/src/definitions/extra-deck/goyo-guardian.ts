import {
  attribute,
  destroysByBattleAndSendsToGy,
  eventCard,
  material,
  materialsOrMore,
  nonTuner,
  opponentControls,
  specialSummon,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const goyoGuardian = monsterCard(7391448, {
  summoning: {
    materials: [material(attribute('EARTH'), tuner), materialsOrMore(1, nonTuner)],
  },
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([opponentControls]),
      use: 'when-you-can',
      resolve: specialSummon(eventCard, { positions: ['defense'] }),
    }),
  ],
});
