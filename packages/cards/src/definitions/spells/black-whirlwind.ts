import {
  activation,
  addToHand,
  choose1,
  eventCard,
  inYourDeck,
  lessAtkThan,
  monster,
  series,
  summoned,
  trigger,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const blackWhirlwind = spellCard(91351370, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: summoned([series('Blackwing'), monster], ['normal', 'tribute'], 'you'),
      use: 'when-you-can',
      resolve: addToHand(choose1(series('Blackwing'), monster, lessAtkThan(eventCard), inYourDeck)),
    }),
  ],
});
