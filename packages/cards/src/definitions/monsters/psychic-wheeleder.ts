import {
  destroy,
  exactLevel,
  exists,
  faceUp,
  inMonsterZone,
  lessAtkThan,
  monster,
  monsterMadeWith,
  named,
  not,
  sentToGyAsMaterial,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const psychicWheeleder = monsterCard(3233859, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(exactLevel(3), monster, faceUp, youControl, not(named('Psychic Wheeleder'))),
      positions: ['defense'],
      limit: useOncePerTurn,
    },
  },
  effects: [
    trigger({
      number: 2,
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(lessAtkThan(monsterMadeWith(thisCard)), monster, inMonsterZone)],
      resolve: destroy(target),
    }),
  ],
});
