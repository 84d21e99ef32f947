import { activation, addToHand, choose1, inYourDeck, series } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const toonTableOfContents = spellCard(89997728, {
  effects: [activation({ resolve: addToHand(choose1(series('Toon'), inYourDeck)) })],
});
