import { property, spell } from '@spellspeed/engine/language';
import { impcantation } from '../../archetypes/impcantation.ts';
import { monsterCard } from '../../card.ts';

export const impcantationCandoll = monsterCard(53303460, {
  effects: impcantation('Impcantation Candoll', property('Ritual'), spell),
});
