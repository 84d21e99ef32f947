import { level } from '@spellspeed/engine/language';
import { floowandereeze } from '../../archetypes/floowandereeze.ts';
import { monsterCard } from '../../card.ts';

export const floowandereezeRobina = monsterCard(18940725, {
  effects: floowandereeze(level({ max: 4 })),
});
