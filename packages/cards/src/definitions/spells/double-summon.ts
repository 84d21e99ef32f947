import { activation, apply, normalSummons, player } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const doubleSummon = spellCard(43422537, {
  effects: [activation({ resolve: apply('end-of-turn', player('you'), normalSummons(2)) })],
});
