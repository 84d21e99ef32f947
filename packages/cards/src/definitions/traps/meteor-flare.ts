import {
  activation,
  addToHand,
  andIfYouDo,
  atLeast,
  atTiming,
  chooseExactly,
  giveUpNormalDraw,
  inYourHand,
  lifePointsOf,
  sendToGy,
  takeDamage,
  thisCard,
  trigger,
  yourTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const meteorFlare = trapCard(56856951, {
  effects: [
    activation({
      condition: atLeast(lifePointsOf('opponent'), 3001),
      cost: sendToGy(chooseExactly(2, inYourHand)),
      resolve: takeDamage('opponent', 2000),
    }),
    trigger({
      from: ['gy'],
      on: atTiming('before-draw'),
      use: 'if-you-can',
      condition: yourTurn,
      resolve: andIfYouDo(giveUpNormalDraw, addToHand(thisCard)),
    }),
  ],
});
