import {
  activation,
  allThatMatch,
  banish,
  continuous,
  destructionReplaced,
  inYourGy,
  level,
  monster,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const returnOfTheDragonLords = spellCard(6853254, {
  effects: [
    activation({
      targets: [target1(level({ min: 7, max: 8 }), race('Dragon'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
    continuous({
      from: ['gy'],
      affects: allThatMatch(race('Dragon'), monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
