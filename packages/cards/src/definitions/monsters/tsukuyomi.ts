import {
  changePosition,
  faceUp,
  flipped,
  monster,
  onField,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { spiritReturn } from '../../kinds.ts';

export const tsukuyomi = monsterCard(34853266, {
  summoning: { only: [] },
  effects: [
    trigger({
      on: [summoned(thisOne, ['normal', 'tribute']), flipped()],
      use: 'mandatory',
      targets: [target1(monster, faceUp, onField)],
      resolve: changePosition(target, 'face-down'),
    }),
    spiritReturn,
  ],
});
