import { level } from '@spellspeed/engine/language';
import { floowandereeze } from '../../archetypes/floowandereeze.ts';
import { monsterCard } from '../../card.ts';

export const floowandereezeEglen = monsterCard(54334420, {
  effects: floowandereeze(level({ min: 7 })),
});
