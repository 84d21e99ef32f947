import {
  atk,
  attribute,
  choose1,
  inYourDeck,
  monster,
  moved,
  specialSummon,
  thisOne,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const giantRat = monsterCard(97017120, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(attribute('EARTH'), monster, atk({ max: 1500 }), inYourDeck), {
        positions: ['attack'],
      }),
    }),
  ],
});
