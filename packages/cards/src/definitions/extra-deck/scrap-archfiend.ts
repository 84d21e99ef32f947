import { ability, material, materialsOrMore, not } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const scrapArchfiend = monsterCard(45815891, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
});
