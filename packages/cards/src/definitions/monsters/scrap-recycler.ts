import {
  attribute,
  choose1,
  chooseExactly,
  draw,
  ignition,
  inYourDeck,
  inYourGy,
  level,
  monster,
  oncePerTurn,
  race,
  sendToGy,
  shuffleIntoDeck,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const scrapRecycler = monsterCard(4334811, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      resolve: sendToGy(choose1(race('Machine'), monster, inYourDeck)),
    }),
    ignition({
      limit: oncePerTurn,
      cost: shuffleIntoDeck(
        chooseExactly(2, level({ min: 4, max: 4 }), attribute('EARTH'), race('Machine'), monster, inYourGy),
      ),
      resolve: draw(1),
    }),
  ],
});
