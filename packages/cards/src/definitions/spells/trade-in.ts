import { activation, choose1, discard, draw, inYourHand, level, monster } from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const tradeIn = spellCard(38120068, {
  effects: [
    activation({ cost: discard(choose1(level({ min: 8, max: 8 }), monster, inYourHand)), resolve: draw(2) }),
  ],
});
