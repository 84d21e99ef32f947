import {
  allThatMatchNow,
  apply,
  attribute,
  declaresAttack,
  detach,
  exactLevel,
  except,
  faceUp,
  gainsAtk,
  inYourGy,
  materials,
  monster,
  moved,
  opponentControls,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number37HopeWovenDragonSpiderShark = monsterCard(37279508, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('WATER'), monster)] },
  effects: [
    trigger({
      on: declaresAttack([monster]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: apply('end-of-turn', allThatMatchNow(monster, faceUp, opponentControls), gainsAtk(-1000)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(except(thisCard), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
