import {
  changePosition,
  chooseUpTo,
  faceUp,
  flipped,
  ignition,
  monster,
  numberOf,
  oncePerTurn,
  opponentControls,
  returnToHand,
  series,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const flipFlopFrog = monsterCard(81278754, {
  effects: [
    ignition({ limit: oncePerTurn, resolve: changePosition(thisCard, 'face-down') }),
    trigger({
      on: flipped(),
      use: 'when-you-can',
      resolve: returnToHand(
        chooseUpTo(numberOf(series('Frog'), monster, faceUp, youControl), monster, opponentControls),
      ),
    }),
  ],
});
