import { activation, at, frame, fusionSummon, monster, series } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const miracleFusion = spellCard(45906428, {
  effects: [
    activation({
      resolve: fusionSummon({
        monster: [series('Elemental HERO'), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'monsters', 'gy')],
        into: 'banished',
      }),
    }),
  ],
});
