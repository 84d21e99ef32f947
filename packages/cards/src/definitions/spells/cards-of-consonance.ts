import {
  ability,
  activation,
  atk,
  choose1,
  discard,
  draw,
  inYourHand,
  monster,
  race,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const cardsOfConsonance = spellCard(39701395, {
  effects: [
    activation({
      cost: discard(choose1(race('Dragon'), ability('tuner'), monster, atk({ max: 1000 }), inYourHand)),
      resolve: draw(2),
    }),
  ],
});
