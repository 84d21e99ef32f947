import {
  alsoAfterThat,
  at,
  draw,
  every,
  flipped,
  shuffleIntoDeck,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fiberJar = monsterCard(78706415, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: alsoAfterThat(
        shuffleIntoDeck(every(at('any', 'hand', 'monsters', 'spells', 'field', 'pendulum', 'gy'))),
        draw(5, 'any'),
      ),
    }),
  ],
});
