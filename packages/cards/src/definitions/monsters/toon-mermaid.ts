import { specialSummonedToon, youControlToonWorld } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const toonMermaid = monsterCard(65458948, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: youControlToonWorld,
    },
    first: ['procedure'],
  },
  effects: specialSummonedToon,
});
