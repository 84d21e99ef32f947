import { materialsOrMore, monster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gaiaSaberTheLightningShadow = monsterCard(67598234, {
  summoning: { materials: [materialsOrMore(2, monster)] },
  effects: [],
});
