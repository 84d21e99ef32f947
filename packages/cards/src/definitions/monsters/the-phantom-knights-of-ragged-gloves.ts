import {
  apply,
  attribute,
  banish,
  choose1,
  frame,
  gainsAtk,
  grants,
  ignition,
  inYourDeck,
  isCard,
  sendToGy,
  series,
  summoned,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thePhantomKnightsOfRaggedGloves = monsterCard(63821877, {
  effects: [
    grants({
      to: 'xyz',
      monster: [attribute('DARK'), frame('xyz')],
      effects: [
        trigger({
          on: summoned([isCard(thisCard)], ['xyz']),
          use: 'mandatory',
          resolve: apply('while-it-stays', thisCard, gainsAtk(1000)),
        }),
      ],
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: sendToGy(choose1(series('Phantom Knights'), inYourDeck)),
    }),
  ],
});
