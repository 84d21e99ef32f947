import {
  allThatMatchNow,
  andThen,
  apply,
  at,
  attribute,
  choose1,
  discard,
  effectMonster,
  faceUp,
  gainsAtk,
  inYourGy,
  inYourHand,
  material,
  monster,
  numberOf,
  quick,
  sendToGy,
  series,
  times,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destinyHeroDangerous = monsterCard(30757127, {
  summoning: {
    materials: [
      material(series('Destiny HERO'), monster),
      material(attribute('DARK'), effectMonster, monster),
    ],
  },
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: andThen(
        sendToGy(choose1(series('Destiny HERO'), monster, at('you', 'hand', 'deck'))),
        apply(
          'end-of-turn',
          allThatMatchNow(series('Destiny HERO'), monster, faceUp, youControl),
          gainsAtk(times(200, numberOf(series('Destiny HERO'), monster, inYourGy))),
        ),
      ),
    }),
  ],
});
