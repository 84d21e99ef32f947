import { level, materials, monster } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const gemKnightPearl = monsterCard(71594310, {
  summoning: { materials: [materials(2, level({ min: 4, max: 4 }), monster)] },
});
