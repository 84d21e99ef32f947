import {
  activation,
  also,
  as,
  at,
  banish,
  every,
  later,
  lifePointsOf,
  monster,
  payLifePoints,
  specialSummon,
  the,
  times,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const returnFromTheDifferentDimension = trapCard(27174286, {
  effects: [
    activation({
      cost: payLifePoints(times(0.5, lifePointsOf('you'))),
      resolve: also(
        specialSummon(as('summoned', every(monster, at('you', 'banished')))),
        later('end-phase', banish(the('summoned'))),
      ),
    }),
  ],
});
