import {
  andIfYouDo,
  attribute,
  canOnlyControl1,
  detach,
  draw,
  every,
  exactLevel,
  faceUp,
  ignition,
  inYourGy,
  inYourHand,
  leavesField,
  materials,
  materialsItHad,
  monster,
  named,
  oncePerTurn,
  race,
  sendToGy,
  series,
  specialSummon,
  target,
  targetUpTo,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const bujinteiTsukuyomi = monsterCard(73289035, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('LIGHT'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andIfYouDo(sendToGy(every(inYourHand)), draw(2)),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: leavesField([...thisOne, youControl, faceUp], { by: ['effect'], doer: 'opponent' }),
      use: 'when-you-can',
      targets: [
        targetUpTo(materialsItHad, exactLevel(4), series('Bujin'), race('Beast-Warrior'), monster, inYourGy),
      ],
      resolve: specialSummon(target),
    }),
    canOnlyControl1(named('Bujintei Tsukuyomi')),
  ],
});
