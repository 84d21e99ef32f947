import {
  banish,
  choose1,
  either,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  race,
  sendToGy,
  sentToGyAsMaterial,
  series,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { makesSwordsoulToken } from '../../archetypes/swordsoul.ts';
import { monsterCard } from '../../card.ts';

export const swordsoulOfTaia = monsterCard(56495147, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: banish(choose1(either([series('Swordsoul')], [race('Wyrm'), monster]), inYourGy)),
      resolve: makesSwordsoulToken,
    }),
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(either([series('Swordsoul')], [race('Wyrm'), monster]), inYourDeck)),
    }),
  ],
});
