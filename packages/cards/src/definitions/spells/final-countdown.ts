import { activation, countingThisTurn, later, payLifePoints, winTheDuel } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const finalCountdown = spellCard(95308449, {
  effects: [
    activation({
      cost: payLifePoints(2000),
      resolve: later('end-of-turn', winTheDuel, countingThisTurn(20)),
    }),
  ],
});
