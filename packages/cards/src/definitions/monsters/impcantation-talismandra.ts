import { frame, monster } from '@spellspeed/engine/language';
import { impcantation } from '../../archetypes/impcantation.ts';
import { monsterCard } from '../../card.ts';

export const impcantationTalismandra = monsterCard(80701178, {
  effects: impcantation('Impcantation Talismandra', frame('ritual'), monster),
});
