import {
  activation,
  allThatMatchNow,
  andThen,
  apply,
  faceUp,
  gainsAtkDef,
  monster,
  noted,
  rollDie,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const gracefulDice = spellCard(74137509, {
  effects: [
    activation({
      resolve: andThen(
        rollDie('result'),
        apply(
          'end-of-turn',
          allThatMatchNow(faceUp, monster, youControl),
          gainsAtkDef(times(100, noted('result'))),
        ),
      ),
    }),
  ],
});
