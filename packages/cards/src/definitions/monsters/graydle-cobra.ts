import { trap } from '@spellspeed/engine/language';
import { takesControlWhenDestroyedBy } from '../../archetypes/graydle.ts';
import { monsterCard } from '../../card.ts';

export const graydleCobra = monsterCard(93445074, { effects: takesControlWhenDestroyedBy(trap) });
