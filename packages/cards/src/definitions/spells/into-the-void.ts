import {
  activation,
  andIfYouDo,
  discard,
  draw,
  every,
  existAtLeast,
  inYourHand,
  later,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const intoTheVoid = spellCard(93946239, {
  effects: [
    activation({
      condition: existAtLeast(3, inYourHand),
      resolve: andIfYouDo(draw(1), later('end-phase', discard(every(inYourHand)))),
    }),
  ],
});
