import {
  atLeast,
  attribute,
  continuous,
  excessOf,
  gainsAtk,
  itself,
  lifePointsOf,
  material,
  materialsOrMore,
  monster,
  moved,
  nonTuner,
  payLifePoints,
  specialSummon,
  thisCard,
  thisOne,
  times,
  trigger,
  tuner,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ancientSacredWyvern = monsterCard(25958491, {
  summoning: {
    materials: [material(attribute('LIGHT'), tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [
    continuous({
      from: ['monsters'],
      while: unless(atLeast(lifePointsOf('opponent'), lifePointsOf('you'))),
      affects: itself(thisCard),
      modifiers: [gainsAtk(excessOf(lifePointsOf('you'), lifePointsOf('opponent')))],
    }),
    continuous({
      from: ['monsters'],
      while: unless(atLeast(lifePointsOf('you'), lifePointsOf('opponent'))),
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(-1, excessOf(lifePointsOf('opponent'), lifePointsOf('you'))))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      cost: payLifePoints(1000),
      resolve: specialSummon(thisCard),
    }),
  ],
});
