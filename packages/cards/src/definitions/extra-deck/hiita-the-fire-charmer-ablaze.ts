import { attribute, materials, monster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { linkCharmer } from '../../kinds.ts';

export const hiitaTheFireCharmerAblaze = monsterCard(48815792, {
  summoning: { materials: [materials(2, monster)], including: [attribute('FIRE'), monster] },
  effects: linkCharmer('FIRE'),
});
