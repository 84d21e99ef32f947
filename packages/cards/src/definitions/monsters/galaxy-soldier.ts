import {
  addToHand,
  attribute,
  choose1,
  except,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  sendToGy,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galaxySoldier = monsterCard(46659709, {
  effects: [
    ignition({
      from: ['hand'],
      cost: sendToGy(choose1(attribute('LIGHT'), monster, inYourHand, except(thisCard))),
      resolve: specialSummon(thisCard, { positions: ['defense'] }),
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Galaxy'), monster, inYourDeck)),
    }),
  ],
});
