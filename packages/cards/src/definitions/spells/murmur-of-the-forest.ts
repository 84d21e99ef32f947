import {
  activation,
  andThen,
  changePosition,
  every,
  faceUp,
  monster,
  onField,
  opponentControls,
  property,
  returnToHand,
  spell,
  stillTheirs,
  target,
  target1,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const murmurOfTheForest = spellCard(60398723, {
  effects: [
    activation({
      targets: [stillTheirs(target1(faceUp, monster, opponentControls))],
      resolve: andThen(
        changePosition(target, 'face-down'),
        youCan(returnToHand(every(property('Field'), spell, onField))),
      ),
    }),
  ],
});
