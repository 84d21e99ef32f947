import { activation, destroy, every, monster, onField } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const darkHole = spellCard(53129443, {
  effects: [activation({ resolve: destroy(every(monster, onField)) })],
});
