import {
  activation,
  addToHand,
  andIfYouDo,
  atTiming,
  faceUp,
  giveUpNormalDraw,
  monster,
  numberOf,
  race,
  takeDamage,
  thisCard,
  times,
  trigger,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const magicalBlast = spellCard(91819979, {
  effects: [
    activation({
      resolve: takeDamage('opponent', times(200, numberOf(race('Spellcaster'), monster, faceUp, youControl))),
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
