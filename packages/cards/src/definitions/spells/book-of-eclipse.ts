import {
  activation,
  also,
  andThen,
  as,
  changePosition,
  draw,
  every,
  faceDown,
  faceUp,
  inDefensePosition,
  later,
  monster,
  noted,
  onField,
  opponentControls,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const turnedUp = as('turned', every(monster, faceDown, inDefensePosition, opponentControls));

export const bookOfEclipse = spellCard(35480699, {
  effects: [
    activation({
      resolve: also(
        changePosition(every(monster, faceUp, onField), 'face-down'),
        later(
          'end-phase',
          andThen(changePosition(turnedUp, 'face-up-defense'), draw(noted('turned'), 'opponent')),
        ),
      ),
    }),
  ],
});
