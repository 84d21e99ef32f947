import {
  canBeOfLevelFor,
  draw,
  grants,
  monster,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const starDrawing = monsterCard(24610207, {
  asMaterial: [canBeOfLevelFor(5, monster)],
  effects: [
    grants({
      to: 'xyz',
      effects: [trigger({ on: summoned(thisOne, ['xyz']), use: 'mandatory', resolve: draw(1) })],
    }),
  ],
});
