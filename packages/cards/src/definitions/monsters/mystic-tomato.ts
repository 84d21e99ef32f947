import { atk, attribute } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { recruits } from '../../kinds.ts';

export const mysticTomato = monsterCard(83011277, {
  effects: [recruits(attribute('DARK'), atk({ max: 1500 }))],
});
