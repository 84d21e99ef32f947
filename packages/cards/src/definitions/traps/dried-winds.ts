import {
  activation,
  all,
  atLeast,
  chooseAnyNumber,
  destroy,
  excessOf,
  exists,
  faceUp,
  gainsLifePoints,
  lifePointsOf,
  monster,
  noted,
  opponentControls,
  payLifePoints,
  quick,
  series,
  target,
  target1,
  trigger,
  useOncePerTurn,
  withTotalAtkUpTo,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const difference = excessOf(lifePointsOf('you'), lifePointsOf('opponent'));

export const driedWinds = trapCard(28265983, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: gainsLifePoints('you'),
      use: 'mandatory',
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: destroy(target),
    }),
    quick({
      from: ['spells'],
      limit: useOncePerTurn,
      condition: all(exists(series('Aroma'), monster, faceUp, youControl), atLeast(difference, 3000)),
      cost: payLifePoints(difference, { as: 'paid' }),
      resolve: destroy(withTotalAtkUpTo(noted('paid'), chooseAnyNumber(monster, faceUp, opponentControls))),
    }),
  ],
});
