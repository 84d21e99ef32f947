import {
  all,
  and,
  apply,
  atTiming,
  attackingMonster,
  battled,
  gainsDef,
  levelOf,
  returnToHand,
  thisCard,
  thisCardIsAttacked,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const jurracPtera = monsterCard(45711266, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), thisCardIsAttacked),
      resolve: and(
        returnToHand(attackingMonster),
        apply('while-face-up', thisCard, gainsDef(times(100, levelOf(attackingMonster)))),
      ),
    }),
  ],
});
