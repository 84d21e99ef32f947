import {
  allThatMatch,
  atLeast,
  attribute,
  banish,
  continuous,
  either,
  frame,
  material,
  materialsOrMore,
  materialsUsed,
  monster,
  nonTuner,
  notDestroyedByBattle,
  onField,
  opponents,
  originalAttribute,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  unaffectedByActivated,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const LIGHT_OR_DARK = either([attribute('LIGHT')], [attribute('DARK')]);

export const chaosAngel = monsterCard(22850702, {
  summoning: {
    materials: [
      material(either([tuner, monster], [LIGHT_OR_DARK, monster])),
      materialsOrMore(1, nonTuner, LIGHT_OR_DARK, monster),
    ],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(onField)],
      resolve: banish(target),
    }),
    continuous({
      from: ['monsters'],
      while: atLeast(materialsUsed(thisCard, originalAttribute('LIGHT')), 1),
      affects: allThatMatch(frame('synchro'), youControl),
      modifiers: [unaffectedByActivated(monster, opponents)],
    }),
    continuous({
      number: 2,
      from: ['monsters'],
      while: atLeast(materialsUsed(thisCard, originalAttribute('DARK')), 1),
      affects: allThatMatch(monster, youControl),
      modifiers: [notDestroyedByBattle()],
    }),
  ],
});
