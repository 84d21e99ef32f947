import {
  attribute,
  existExactly,
  faceUp,
  inGys,
  inYourGy,
  leavesField,
  monster,
  skipNext,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const grandsoilTheElementalLord = monsterCard(61468779, {
  summoning: {
    normal: { never: true },
    only: ['procedure'],
    procedure: { from: ['hand'], condition: existExactly(5, attribute('EARTH'), monster, inYourGy) },
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, inGys)],
      resolve: specialSummon(target),
    }),
    unclassified({ on: leavesField([...thisOne, faceUp]), does: skipNext('battle') }),
  ],
});
