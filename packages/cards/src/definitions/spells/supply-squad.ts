import {
  activation,
  draw,
  monster,
  moved,
  oncePerTurn,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const supplySquad = spellCard(17626381, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: moved([monster, youControl], { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: draw(1),
    }),
  ],
});
