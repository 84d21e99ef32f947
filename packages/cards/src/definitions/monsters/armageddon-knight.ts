import {
  attribute,
  choose1,
  inYourDeck,
  monster,
  sendToGy,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const armageddonKnight = monsterCard(28985331, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'when-you-can',
      resolve: sendToGy(choose1(attribute('DARK'), monster, inYourDeck)),
    }),
  ],
});
