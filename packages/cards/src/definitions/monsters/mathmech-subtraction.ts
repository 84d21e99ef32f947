import { gainsAtk } from '@spellspeed/engine/language';
import { mathmechSummon } from '../../archetypes/mathmech.ts';
import { monsterCard } from '../../card.ts';

export const mathmechSubtraction = monsterCard(16360142, {
  effects: [mathmechSummon(gainsAtk(-1000))],
});
