import { activation, draw } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const jarOfGreed = trapCard(83968380, {
  effects: [activation({ resolve: draw(1) })],
});
