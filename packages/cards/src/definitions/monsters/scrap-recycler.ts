import {
  attribute,
  choose1,
  chooseExactly,
  draw,
  exactLevel,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  oncePerTurn,
  race,
  sendToGy,
  shuffleIntoDeck,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
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
        chooseExactly(2, exactLevel(4), attribute('EARTH'), race('Machine'), monster, inYourGy),
      ),
      resolve: draw(1),
    }),
  ],
});
