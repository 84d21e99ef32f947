import { activation, destroy, every, monster, opponentControls } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const raigeki = spellCard(12580477, {
  effects: [activation({ resolve: destroy(every(monster, opponentControls)) })],
});
