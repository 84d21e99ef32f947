import {
  addToHand,
  all,
  attackCost,
  attribute,
  cameThisTurn,
  chooseExactly,
  continuous,
  except,
  exists,
  faceUp,
  ignition,
  inPhase,
  inYourGy,
  itself,
  monster,
  named,
  not,
  race,
  sendToGy,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const superExpressBulletTrain = monsterCard(52481437, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: all(
        exists(attribute('EARTH'), race('Machine'), monster, faceUp, youControl),
        unless(exists(not(attribute('EARTH'), race('Machine'), faceUp), monster, youControl)),
      ),
      resolve: specialSummon(thisCard),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [attackCost(sendToGy(chooseExactly(2, youControl, except(thisCard))))],
    }),
    trigger({
      from: ['gy'],
      limit: useOncePerTurn,
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: cameThisTurn(thisCard),
      targets: [target1(race('Machine'), monster, inYourGy, not(named('Super Express Bullet Train')))],
      resolve: addToHand(target),
    }),
  ],
});
