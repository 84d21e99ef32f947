import {
  addToHand,
  at,
  canOnlyControl1,
  detach,
  exactLevel,
  faceUp,
  level,
  materials,
  monster,
  named,
  oncePerTurn,
  opponentsTurn,
  quick,
  specialSummon,
  target,
  target1,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banished = target1(faceUp, level({ max: 4 }), monster, at('you', 'banished'));

export const bujinkiAmaterasu = monsterCard(68618157, {
  summoning: { materials: [materials(3, exactLevel(4), monster)] },
  effects: [
    canOnlyControl1(named('Bujinki Amaterasu')),
    quick({
      limit: oncePerTurn,
      modes: [
        { condition: yourTurn, cost: detach(1), targets: [banished], resolve: specialSummon(target) },
        { condition: opponentsTurn, cost: detach(1), targets: [banished], resolve: addToHand(target) },
      ],
    }),
  ],
});
