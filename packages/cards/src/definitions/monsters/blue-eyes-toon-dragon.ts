import {
  chooseExactly,
  monster,
  specialSummonedToon,
  tribute,
  youControl,
  youControlToonWorld,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const blueEyesToonDragon = monsterCard(53183600, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: youControlToonWorld,
      does: tribute(chooseExactly(2, monster, youControl)),
    },
    first: ['procedure'],
  },
  effects: specialSummonedToon,
});
