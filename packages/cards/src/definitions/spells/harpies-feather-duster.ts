import { activation, destroy, every, opponentControls, spellOrTrap } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const harpiesFeatherDuster = spellCard(18144506, {
  effects: [activation({ resolve: destroy(every(spellOrTrap, opponentControls)) })],
});
