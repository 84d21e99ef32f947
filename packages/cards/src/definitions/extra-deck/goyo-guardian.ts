import {
  ability,
  attribute,
  destroysByBattleAndSendsToGy,
  eventCard,
  material,
  materialsOrMore,
  not,
  opponentControls,
  specialSummon,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const goyoGuardian = monsterCard(7391448, {
  summoning: {
    materials: [material(attribute('EARTH'), ability('tuner')), materialsOrMore(1, not(ability('tuner')))],
  },
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([opponentControls]),
      use: 'when-you-can',
      resolve: specialSummon(eventCard, { positions: ['defense'] }),
    }),
  ],
});
