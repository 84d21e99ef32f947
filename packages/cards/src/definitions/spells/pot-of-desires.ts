import { activateOncePerTurn, activation, banish, draw, topOfDeck } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const potOfDesires = spellCard(35261759, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: banish(topOfDeck(10), { face: 'down' }),
      resolve: draw(2),
    }),
  ],
});
