import {
  addToHand,
  at,
  duringPhase,
  exists,
  frame,
  fusionSummon,
  ignition,
  inPhase,
  level,
  monster,
  named,
  quick,
  sentToGyThisTurn,
  specialSummon,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blazingCartesiaTheVirtuous = monsterCard(95515789, {
  effects: [
    ignition({
      from: ['hand'],
      condition: exists(named('Fallen of Albaz'), at('you', 'monsters', 'gy')),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      resolve: fusionSummon({
        monster: [level({ min: 8 }), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      condition: sentToGyThisTurn('you', frame('fusion'), monster),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(thisCard),
    }),
  ],
});
