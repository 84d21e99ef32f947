import {
  addToHand,
  cardOrEffectActivated,
  choose1,
  either,
  exists,
  faceUp,
  frame,
  inYourDeck,
  mentions,
  mentionsAsMaterial,
  monster,
  moved,
  named,
  negateEffect,
  not,
  quick,
  sendToGy,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const triBrigadeMercourier = monsterCard(19096726, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      limit: useOncePerTurn,
      condition: exists(mentionsAsMaterial('Fallen of Albaz'), frame('fusion'), monster, faceUp, youControl),
      on: [cardOrEffectActivated('opponent', monster)],
      cost: sendToGy(thisCard),
      resolve: negateEffect,
    }),
    trigger({
      from: ['banished'],
      limit: useOncePerTurn,
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      resolve: addToHand(
        choose1(
          either([named('Fallen of Albaz')], [mentions('Fallen of Albaz'), monster]),
          inYourDeck,
          not(named('Tri-Brigade Mercourier')),
        ),
      ),
    }),
  ],
});
