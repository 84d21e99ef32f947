import {
  activation,
  andThen,
  attribute,
  banish,
  choose1,
  draw,
  every,
  exists,
  ifSo,
  inYourHand,
  monster,
  sendToGy,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const allureOfDarkness = spellCard(1475311, {
  effects: [
    activation({
      resolve: andThen(
        draw(2),
        ifSo(
          exists(attribute('DARK'), monster, inYourHand),
          banish(choose1(attribute('DARK'), monster, inYourHand)),
          sendToGy(every(inYourHand)),
        ),
      ),
    }),
  ],
});
