import {
  activation,
  andThen,
  at,
  draw,
  frame,
  fusionSummon,
  ignition,
  monster,
  series,
  shuffleIntoDeck,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const metalfoesFusion = spellCard(73594093, {
  effects: [
    activation({
      resolve: fusionSummon({
        monster: [series('Metalfoes'), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      resolve: andThen(shuffleIntoDeck(thisCard), draw(1)),
    }),
  ],
});
