import {
  activation,
  andIfYouDo,
  choose1,
  draw,
  inYourGy,
  inYourHand,
  named,
  numberOf,
  placeOnBottomOfDeck,
  sumOf,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const goodGoblinHousekeeping = trapCard(9744376, {
  effects: [
    activation({
      resolve: andIfYouDo(
        draw(sumOf(numberOf(named('Good Goblin Housekeeping'), inYourGy), 1)),
        placeOnBottomOfDeck(choose1(inYourHand)),
      ),
    }),
  ],
});
