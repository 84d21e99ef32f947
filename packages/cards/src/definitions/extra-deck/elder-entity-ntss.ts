import {
  choose1,
  destroy,
  exactLevel,
  frame,
  ignition,
  inYourHand,
  material,
  monster,
  moved,
  oncePerTurn,
  onField,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elderEntityNtss = monsterCard(80532587, {
  summoning: {
    materials: [material(frame('synchro')), material(frame('xyz'))],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: ['monsters'] },
    only: ['procedure'],
    oncePerTurn: true,
  },
  effects: [
    ignition({ limit: oncePerTurn, resolve: specialSummon(choose1(exactLevel(4), monster, inYourHand)) }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
