import { frame, materials, monster, not, series } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const monkOfTheTenyi = monsterCard(32519092, {
  summoning: { materials: [materials(1, series('Tenyi'), monster, not(frame('link')))] },
});
