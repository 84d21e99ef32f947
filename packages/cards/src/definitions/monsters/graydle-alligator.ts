import { spell } from '@spellspeed/engine/language';
import { takesControlWhenDestroyedBy } from '../../archetypes/graydle.ts';
import { monsterCard } from '../../card.ts';

export const graydleAlligator = monsterCard(66451379, { effects: takesControlWhenDestroyedBy(spell) });
