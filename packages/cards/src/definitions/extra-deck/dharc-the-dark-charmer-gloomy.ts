import { attribute, materials, monster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { linkCharmer } from '../../kinds.ts';

export const dharcTheDarkCharmerGloomy = monsterCard(8264361, {
  summoning: { materials: [materials(2, monster)], including: [attribute('DARK'), monster] },
  effects: linkCharmer('DARK'),
});
