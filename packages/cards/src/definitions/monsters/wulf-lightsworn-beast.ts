import { moved, specialSummon, thisCard, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const wulfLightswornBeast = monsterCard(58996430, {
  summoning: { only: ['effect'] },
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['deck'], to: ['gy'] }),
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
  ],
});
