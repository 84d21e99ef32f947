import { activation, andThen, atLeast, draw, ifSo, noted, tossCoins } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cupOfAce = spellCard(37812118, {
  effects: [
    activation({
      resolve: andThen(tossCoins(1, 'heads'), ifSo(atLeast(noted('heads'), 1), draw(2), draw(2, 'opponent'))),
    }),
  ],
});
