import {
  activation,
  at,
  atLeast,
  excessOf,
  inYourDeck,
  numberOf,
  sendToGy,
  sumOf,
  topOfDeck,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const yours = numberOf(inYourDeck);
const theirs = numberOf(at('opponent', 'deck'));

export const thatGrassLooksGreener = spellCard(11110587, {
  effects: [
    activation({
      condition: atLeast(yours, sumOf(theirs, 1)),
      resolve: sendToGy(topOfDeck(excessOf(yours, theirs))),
    }),
  ],
});
