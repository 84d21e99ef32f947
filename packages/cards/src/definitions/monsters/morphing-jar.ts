import {
  alsoAfterThat,
  discard,
  draw,
  eachPlayer,
  every,
  flipped,
  inYourHand,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const morphingJar = monsterCard(33508719, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: alsoAfterThat(eachPlayer(discard(every(inYourHand))), draw(5, 'any')),
    }),
  ],
});
