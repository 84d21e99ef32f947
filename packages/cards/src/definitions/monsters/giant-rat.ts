import { atk, attribute } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { recruits } from '../../kinds.ts';

export const giantRat = monsterCard(97017120, {
  effects: [recruits(attribute('EARTH'), atk({ max: 1500 }))],
});
