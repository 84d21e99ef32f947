import { activation, at, frame, fusionSummon, monster } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const polymerization = spellCard(24094653, {
  effects: [
    activation({
      resolve: fusionSummon({
        monster: [frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
  ],
});
