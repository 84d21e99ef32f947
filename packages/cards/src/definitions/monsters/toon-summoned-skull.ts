import { choose1, monster, tribute, youControl } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { specialSummonedToon, youControlToonWorld } from '../../kinds.ts';

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
