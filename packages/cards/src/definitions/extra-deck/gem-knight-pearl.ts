import { exactLevel, materials, monster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gemKnightPearl = monsterCard(71594310, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
});
