import {
  addToHand,
  andIfYouDo,
  andThen,
  apply,
  as,
  attribute,
  choose1,
  faceUp,
  gainsAtk,
  ifSo,
  ignition,
  inYourDeck,
  level,
  matches,
  monster,
  named,
  numberOf,
  oncePerTurn,
  placeOnBottomOfDeck,
  race,
  reveal,
  sendToGy,
  summoned,
  the,
  thisCard,
  thisOne,
  times,
  topOfDeck,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const doraDora = monsterCard(11590299, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(level({ max: 4 }), attribute('FIRE'), race('Dragon'), monster, inYourDeck)),
    }),
    ignition({
      limit: oncePerTurn,
      resolve: andThen(
        reveal(as('excavated', topOfDeck(1))),
        ifSo(
          matches(the('excavated'), attribute('FIRE'), race('Dragon'), monster),
          andIfYouDo(
            sendToGy(the('excavated')),
            apply(
              'while-face-up',
              thisCard,
              gainsAtk(times(1000, numberOf(named('Dora Dora'), faceUp, youControl))),
            ),
          ),
          placeOnBottomOfDeck(the('excavated')),
        ),
      ),
    }),
  ],
});
