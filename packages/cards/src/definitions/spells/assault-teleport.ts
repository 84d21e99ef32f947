import {
  activation,
  andThen,
  choose1,
  draw,
  inYourHand,
  monster,
  series,
  shuffleIntoDeck,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const assaultTeleport = spellCard(29863101, {
  effects: [
    activation({
      resolve: andThen(shuffleIntoDeck(choose1(series('/Assault Mode'), monster, inYourHand)), draw(2)),
    }),
  ],
});
