import {
  activation,
  andThen,
  as,
  draw,
  every,
  inYourHand,
  noted,
  shuffleIntoDeck,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const reload = spellCard(22589918, {
  effects: [
    activation({
      resolve: andThen(shuffleIntoDeck(as('added', every(inYourHand))), draw(noted('added'))),
    }),
  ],
});
