import {
  attribute,
  chooseExactly,
  either,
  exactLevel,
  FIELD_ZONES,
  faceUp,
  ignition,
  inGys,
  inMonsterZone,
  inYourGy,
  monster,
  moved,
  onField,
  opponentsTurn,
  originallyMonster,
  placeInOwnersSpellTrapZone,
  property,
  quick,
  specialSummon,
  spell,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snakeEyesFlambergeDragon = monsterCard(48452496, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, either([faceUp, inMonsterZone], [inGys]))],
      resolve: placeInOwnersSpellTrapZone(target),
    }),
    quick({
      limit: useOncePerTurn,
      condition: opponentsTurn,
      targets: [target1(originallyMonster, property('Continuous'), spell, onField)],
      resolve: specialSummon(target),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand', ...FIELD_ZONES], to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(chooseExactly(2, exactLevel(1), attribute('FIRE'), monster, inYourGy), {
        extent: 'all',
      }),
    }),
  ],
});
