import { gainsAtk } from '@spellspeed/engine/language';
import { mathmechSummon } from '../../archetypes/mathmech.ts';
import { monsterCard } from '../../card.ts';

export const mathmechAddition = monsterCard(80965043, {
  effects: [mathmechSummon(gainsAtk(1000))],
});
