import {
  addToHand,
  choose1,
  either,
  frame,
  inYourDeck,
  monster,
  property,
  spell,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const manjuOfTheTenThousandHands = monsterCard(95492061, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip']),
      use: 'when-you-can',
      resolve: addToHand(
        choose1(inYourDeck, either([frame('ritual'), monster], [property('Ritual'), spell])),
      ),
    }),
  ],
});
