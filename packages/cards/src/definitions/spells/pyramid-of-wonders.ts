import {
  activation,
  allThatMatch,
  continuous,
  destructionReplaced,
  gainsAtk,
  monster,
  numberOf,
  opponentControls,
  race,
  sendToGy,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const pyramidOfWonders = spellCard(66835946, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(race('Zombie'), monster, youControl),
      modifiers: [gainsAtk(times(200, numberOf(monster, opponentControls)))],
    }),
    continuous({
      from: ['spells'],
      affects: allThatMatch(race('Zombie'), monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'one-alone',
          instead: sendToGy(thisCard),
        }),
      ],
    }),
  ],
});
