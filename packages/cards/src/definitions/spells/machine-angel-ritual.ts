import {
  activation,
  allThatMatch,
  at,
  attribute,
  banish,
  continuous,
  destructionReplaced,
  frame,
  inYourHand,
  monster,
  ritualSummon,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const machineAngelRitual = spellCard(39996157, {
  effects: [
    activation({
      resolve: ritualSummon({
        monster: [series('Cyber Angel'), frame('ritual'), inYourHand],
        tributes: [monster, at('you', 'hand', 'monsters')],
        levels: 'or-more',
      }),
    }),
    continuous({
      from: ['gy'],
      affects: allThatMatch(attribute('LIGHT'), monster, youControl),
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
