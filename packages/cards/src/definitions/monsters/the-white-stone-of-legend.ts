import { addToHand, choose1, inYourDeck, moved, named, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theWhiteStoneOfLegend = monsterCard(79814787, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'mandatory',
      resolve: addToHand(choose1(named('Blue-Eyes White Dragon'), inYourDeck)),
    }),
  ],
});
