import { monster } from '@spellspeed/engine/language';
import { takesControlWhenDestroyedBy } from '../../archetypes/graydle.ts';
import { monsterCard } from '../../card.ts';

export const graydleEagle = monsterCard(29834183, { effects: takesControlWhenDestroyedBy(monster) });
