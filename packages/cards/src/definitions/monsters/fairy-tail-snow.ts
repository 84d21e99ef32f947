import {
  at,
  banish,
  changePosition,
  chooseExactly,
  except,
  FIELD_ZONES,
  faceUp,
  monster,
  opponentControls,
  quick,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fairyTailSnow = monsterCard(55623480, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      targets: [target1(faceUp, monster, opponentControls)],
      resolve: changePosition(target, 'face-down'),
    }),
    quick({
      from: ['gy'],
      cost: banish(chooseExactly(7, except(thisCard), at('you', 'hand', ...FIELD_ZONES, 'gy'))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
