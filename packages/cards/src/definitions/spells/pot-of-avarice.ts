import {
  activation,
  andThen,
  draw,
  inYourGy,
  monster,
  shuffleAllIntoDeck,
  target,
  targetExactly,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const potOfAvarice = spellCard(67169062, {
  effects: [
    activation({
      targets: [targetExactly(5, monster, inYourGy)],
      resolve: andThen(shuffleAllIntoDeck(target), draw(2)),
    }),
  ],
});
