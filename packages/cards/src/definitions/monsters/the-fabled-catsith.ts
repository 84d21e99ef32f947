import {
  destroy,
  faceUp,
  moved,
  onField,
  target,
  target1,
  that,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theFabledCatsith = monsterCard(56399890, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['discarded'] }),
      use: 'mandatory',
      targets: [target1(faceUp, onField)],
      resolve: destroy(that(target, faceUp)),
    }),
  ],
});
