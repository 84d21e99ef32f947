import { activation, at, inYourHand, monster, named, ritualSummon } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const blackIllusionRitual = spellCard(41426869, {
  effects: [
    activation({
      resolve: ritualSummon({
        monster: [named('Relinquished'), inYourHand],
        tributes: [monster, at('you', 'hand', 'monsters')],
        levels: 'or-more',
      }),
    }),
  ],
});
