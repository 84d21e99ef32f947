import { activation, at, numberOf, takeDamage, times } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dDDynamite = trapCard(8628798, {
  effects: [
    activation({ resolve: takeDamage('opponent', times(300, numberOf(at('opponent', 'banished')))) }),
  ],
});
