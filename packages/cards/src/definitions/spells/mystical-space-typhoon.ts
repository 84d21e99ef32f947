import { activation, destroy, onField, spellOrTrap, target, target1 } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const mysticalSpaceTyphoon = spellCard(5318639, {
  effects: [activation({ targets: [target1(spellOrTrap, onField)], resolve: destroy(target) })],
});
