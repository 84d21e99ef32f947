import { activation, draw } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const potOfGreed = spellCard(55144522, {
  effects: [activation({ resolve: draw(2) })],
});
