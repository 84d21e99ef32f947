import { monsterCard } from '../../card.ts';
import { specialSummonedToon, youControlToonWorld } from '../../kinds.ts';

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
