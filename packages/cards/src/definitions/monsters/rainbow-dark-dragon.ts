import {
  apply,
  as,
  at,
  attribute,
  banish,
  chooseExactly,
  every,
  except,
  type Filter,
  gainsAtk,
  ignition,
  inYourGy,
  monster,
  noted,
  thisCard,
  times,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const dark: Filter = [attribute('DARK'), monster];

export const rainbowDarkDragon = monsterCard(79407975, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: banish(withDifferentNames(chooseExactly(7, ...dark, inYourGy))),
    },
    only: ['procedure'],
  },
  effects: [
    ignition({
      cost: banish(as('banished', every(...dark, at('you', 'monsters', 'gy'), except(thisCard)))),
      resolve: apply('while-face-up', thisCard, gainsAtk(times(500, noted('banished')))),
    }),
  ],
});
