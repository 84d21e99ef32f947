import {
  activation,
  atk,
  choose1,
  discard,
  draw,
  inYourHand,
  monster,
  race,
  tuner,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cardsOfConsonance = spellCard(39701395, {
  effects: [
    activation({
      cost: discard(choose1(race('Dragon'), tuner, monster, atk({ max: 1000 }), inYourHand)),
      resolve: draw(2),
    }),
  ],
});
