import {
  andIfYouDo,
  choose1,
  faceUp,
  ignition,
  returnToHand,
  specialSummon,
  takeDamage,
  thisCard,
  useOncePerDuel,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingZephyrosTheElite = monsterCard(14785765, {
  effects: [
    ignition({
      from: ['gy'],
      limit: useOncePerDuel,
      cost: returnToHand(choose1(faceUp, youControl)),
      resolve: andIfYouDo(specialSummon(thisCard), takeDamage('you', 400)),
    }),
  ],
});
