import {
  type Action,
  andThen,
  atLeast,
  flipped,
  ifSo,
  noted,
  rollOff,
  type Side,
  takeDamage,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const inflicts = (to: Side, winner: string): Action =>
  ifSo(atLeast(noted(winner), 6), takeDamage(to, 6000), takeDamage(to, times(500, noted(winner))));

export const diceJar = monsterCard(3549275, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: andThen(
        rollOff('yours', 'theirs'),
        ifSo(
          atLeast(noted('yours'), noted('theirs')),
          inflicts('opponent', 'yours'),
          inflicts('you', 'theirs'),
        ),
      ),
    }),
  ],
});
