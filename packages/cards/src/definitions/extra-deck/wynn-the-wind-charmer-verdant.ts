import { attribute, materials, monster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { linkCharmer } from '../../kinds.ts';

export const wynnTheWindCharmerVerdant = monsterCard(30674956, {
  summoning: { materials: [materials(2, monster)], including: [attribute('WIND'), monster] },
  effects: linkCharmer('WIND'),
});
