import {
  and,
  andThen,
  as,
  atLeast,
  attribute,
  destroyAndBanish,
  detach,
  every,
  exactLevel,
  ignition,
  lifePointsOf,
  materials,
  monster,
  named,
  noted,
  opponentControls,
  payLifePointsUntil,
  summonedBy,
  sumOf,
  takeDamage,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const numberS39UtopiaPrime = monsterCard(86532744, {
  summoning: {
    materials: [materials(3, exactLevel(4), attribute('LIGHT'), monster)],
    xyzOver: [named('Number 39: Utopia')],
  },
  effects: [
    ignition({
      condition: atLeast(lifePointsOf('opponent'), sumOf(lifePointsOf('you'), 3000)),
      cost: and(detach(3), payLifePointsUntil(10)),
      resolve: andThen(
        destroyAndBanish(as('banished', every(summonedBy('special'), monster, opponentControls))),
        takeDamage('opponent', times(300, noted('banished'))),
      ),
    }),
  ],
});
