import {
  activation,
  allMatch,
  andIfYouDo,
  attribute,
  ifSo,
  inYourGy,
  monster,
  onField,
  returnToHand,
  shuffleIntoDeck,
  target,
  target1,
  targetAs,
  targetExactly,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const quillPenOfGulldos = spellCard(27980138, {
  effects: [
    activation({
      targets: [targetAs('first', targetExactly(2, attribute('WIND'), monster, inYourGy)), target1(onField)],
      resolve: ifSo(
        allMatch(the('first'), inYourGy),
        andIfYouDo(shuffleIntoDeck(the('first')), returnToHand(target)),
      ),
    }),
  ],
});
