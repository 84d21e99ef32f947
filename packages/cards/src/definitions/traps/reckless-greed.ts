import { activation, and, draw, skipNext } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const recklessGreed = trapCard(37576645, {
  effects: [activation({ resolve: and(draw(2), skipNext('draw', 'you', 2)) })],
});
