import { activation, addToHand, choose1, inYourDeck, monster, series } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const medallionOfTheIceBarrier = spellCard(84206435, {
  effects: [activation({ resolve: addToHand(choose1(series('Ice Barrier'), monster, inYourDeck)) })],
});
