import {
  changePosition,
  monster,
  onField,
  sentToGyAsMaterial,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { withAnotherBlackwing } from '../../kinds.ts';

export const blackwingOroshiTheSquall = monsterCard(73652465, {
  summoning: {
    procedure: { ...withAnotherBlackwing('Blackwing - Oroshi the Squall'), limit: useOncePerTurn },
  },
  effects: [
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      targets: [target1(monster, onField)],
      resolve: changePosition(target),
    }),
  ],
});
