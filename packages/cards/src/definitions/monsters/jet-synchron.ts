import {
  addToHand,
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  choose1,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  sendToGy,
  sentToGyAsMaterial,
  series,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const jetSynchron = monsterCard(9742784, {
  effects: [
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Junk'), monster, inYourDeck)),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(choose1(inYourHand)),
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
