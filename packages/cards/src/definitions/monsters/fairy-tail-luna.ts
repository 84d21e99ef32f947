import {
  addToHand,
  and,
  at,
  atk,
  byOpponent,
  choose1,
  faceUp,
  inYourDeck,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  race,
  returnToHand,
  sameNameAs,
  sendToGy,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unlessOpponentDoes,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fairyTailLuna = monsterCard(86937530, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      resolve: addToHand(choose1(race('Spellcaster'), monster, atk({ min: 1850, max: 1850 }), inYourDeck)),
    }),
    quick({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: unlessOpponentDoes(
        sendToGy(byOpponent(choose1(sameNameAs(target), at('opponent', 'deck', 'extra')))),
        and(returnToHand(thisCard), returnToHand(target)),
      ),
    }),
  ],
});
