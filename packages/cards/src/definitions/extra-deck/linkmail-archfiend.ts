import {
  allThatMatch,
  allThatMatchNow,
  apply,
  at,
  atkOf,
  banish,
  cannotBeTargetedByEffectsOf,
  choose1,
  continuous,
  destructionReplaced,
  either,
  type Filter,
  faceUp,
  frame,
  gainsAtk,
  inYourGy,
  itself,
  materialsOrMore,
  monster,
  opponentControls,
  opponents,
  specialSummonedFrom,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const RITUAL_TO_XYZ: Filter = [
  either(
    [frame('ritual'), monster],
    [frame('fusion'), monster],
    [frame('synchro'), monster],
    [frame('xyz'), monster],
  ),
];

export const linkmailArchfiend = monsterCard(68295149, {
  summoning: { materials: [materialsOrMore(2, monster)], including: RITUAL_TO_XYZ },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(...RITUAL_TO_XYZ, at('you', 'monsters', 'gy'))],
      resolve: apply(
        'end-of-turn',
        allThatMatchNow(monster, faceUp, opponentControls),
        gainsAtk(times(-1, atkOf(target))),
      ),
    }),
    continuous({
      affects: allThatMatch(monster, youControl, specialSummonedFrom('extra')),
      modifiers: [cannotBeTargetedByEffectsOf(opponents, monster)],
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: banish(choose1(...RITUAL_TO_XYZ, inYourGy)),
        }),
      ],
    }),
  ],
});
