import { activation, andThen, draw, gainLifePoints } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const upstartGoblin = spellCard(70368879, {
  effects: [activation({ resolve: andThen(draw(1), gainLifePoints(1000, 'opponent')) })],
});
