import {
  choose1,
  monster,
  specialSummonedToon,
  tribute,
  youControl,
  youControlToonWorld,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const toonSummonedSkull = monsterCard(91842653, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: youControlToonWorld,
      does: tribute(choose1(monster, youControl)),
    },
    first: ['procedure'],
  },
  effects: specialSummonedToon,
});
