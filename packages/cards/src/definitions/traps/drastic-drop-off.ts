import {
  activation,
  at,
  byOpponent,
  choose1,
  discard,
  eventCard,
  isCard,
  moved,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const drasticDropOff = trapCard(4440873, {
  effects: [
    activation({
      on: [moved([], { from: ['deck'], to: ['hand'], owner: 'opponent' })],
      resolve: discard(byOpponent(choose1(isCard(eventCard), at('opponent', 'hand')))),
    }),
  ],
});
