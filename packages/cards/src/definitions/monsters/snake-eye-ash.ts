import {
  addToHand,
  and,
  at,
  attribute,
  choose1,
  exactLevel,
  except,
  faceUp,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  sendToGy,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snakeEyeAsh = monsterCard(9674034, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(exactLevel(1), attribute('FIRE'), monster, inYourDeck)),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: and(sendToGy(thisCard), sendToGy(choose1(faceUp, youControl, except(thisCard)))),
      resolve: specialSummon(
        choose1(series('Snake-Eye'), monster, at('you', 'hand', 'deck'), not(named('Snake-Eye Ash'))),
      ),
    }),
  ],
});
