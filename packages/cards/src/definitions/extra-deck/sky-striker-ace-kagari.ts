import {
  addToHand,
  attribute,
  continuous,
  gainsAtk,
  inYourGy,
  itself,
  material,
  monster,
  not,
  numberOf,
  series,
  spell,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceKagari = monsterCard(63288573, {
  summoning: {
    materials: [material(series('Sky Striker Ace'), not(attribute('FIRE')), monster)],
    oncePerTurn: true,
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(series('Sky Striker'), spell, inYourGy)],
      resolve: addToHand(target),
    }),
    continuous({ affects: itself(thisCard), modifiers: [gainsAtk(times(100, numberOf(spell, inYourGy)))] }),
  ],
});
