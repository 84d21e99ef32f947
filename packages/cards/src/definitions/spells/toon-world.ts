import { activation, payLifePoints } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const toonWorld = spellCard(15259703, {
  effects: [activation({ cost: payLifePoints(1000) })],
});
