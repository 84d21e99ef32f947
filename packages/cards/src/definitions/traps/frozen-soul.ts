import { activation, atLeast, excessOf, lifePointsOf, skipNext } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const frozenSoul = trapCard(57069605, {
  effects: [
    activation({
      condition: atLeast(excessOf(lifePointsOf('opponent'), lifePointsOf('you')), 2000),
      resolve: skipNext('battle', 'opponent'),
    }),
  ],
});
