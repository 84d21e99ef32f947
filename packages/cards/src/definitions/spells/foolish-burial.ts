import { activation, choose1, inYourDeck, monster, sendToGy } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const foolishBurial = spellCard(81439173, {
  effects: [activation({ resolve: sendToGy(choose1(monster, inYourDeck)) })],
});
