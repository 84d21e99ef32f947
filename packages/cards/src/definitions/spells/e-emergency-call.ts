import { activation, addToHand, choose1, inYourDeck, monster, series } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const eEmergencyCall = spellCard(213326, {
  effects: [activation({ resolve: addToHand(choose1(series('Elemental HERO'), monster, inYourDeck)) })],
});
