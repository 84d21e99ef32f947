import {
  apply,
  choose1,
  extraNormalSummon,
  ignition,
  inYourHand,
  level,
  monster,
  moved,
  oncePerTurn,
  payLifePoints,
  player,
  race,
  specialSummon,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const balancerLord = monsterCard(8567955, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: payLifePoints(1000),
      resolve: apply('end-of-turn', player('you'), extraNormalSummon(race('Cyberse'), monster)),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(level({ max: 4 }), monster, inYourHand)),
    }),
  ],
});
