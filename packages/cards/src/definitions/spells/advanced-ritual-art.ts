import {
  activation,
  frame,
  inYourDeck,
  inYourHand,
  monster,
  ritualSummon,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const advancedRitualArt = spellCard(46052429, {
  effects: [
    activation({
      resolve: ritualSummon({
        monster: [frame('ritual'), monster, inYourHand],
        tributes: [frame('normal'), monster, inYourDeck],
        sent: true,
        levels: 'exact',
      }),
    }),
  ],
});
