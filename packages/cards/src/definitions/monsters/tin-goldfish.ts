import {
  choose1,
  exactLevel,
  inYourHand,
  monster,
  specialSummon,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tinGoldfish = monsterCard(18063928, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      resolve: specialSummon(choose1(exactLevel(4), monster, inYourHand)),
    }),
  ],
});
