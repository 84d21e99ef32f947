import {
  destroy,
  flipped,
  monster,
  onField,
  target,
  targetExactly,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const noblemanEaterBug = monsterCard(65878864, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [targetExactly(2, monster, onField)],
      resolve: destroy(target),
    }),
  ],
});
