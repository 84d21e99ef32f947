import {
  alsoAfterThat,
  changePosition,
  choose1,
  inYourHand,
  level,
  monster,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const goblindbergh = monsterCard(25259669, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: alsoAfterThat(
        specialSummon(choose1(level({ max: 4 }), monster, inYourHand)),
        changePosition(thisCard, 'defense'),
      ),
    }),
  ],
});
