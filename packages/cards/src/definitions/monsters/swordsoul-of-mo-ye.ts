import {
  choose1,
  draw,
  either,
  inYourHand,
  monster,
  race,
  reveal,
  sentToGyAsMaterial,
  series,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { makesSwordsoulToken } from '../../archetypes/swordsoul.ts';
import { monsterCard } from '../../card.ts';

export const swordsoulOfMoYe = monsterCard(20001443, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: reveal(choose1(either([series('Swordsoul')], [race('Wyrm'), monster]), inYourHand)),
      resolve: makesSwordsoulToken,
    }),
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(1),
    }),
  ],
});
