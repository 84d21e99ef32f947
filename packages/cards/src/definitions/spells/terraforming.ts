import { activation, addToHand, choose1, inYourDeck, property, spell } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const terraforming = spellCard(73628505, {
  effects: [activation({ resolve: addToHand(choose1(property('Field'), spell, inYourDeck)) })],
});
