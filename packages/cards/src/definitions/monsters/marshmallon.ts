import {
  all,
  atTiming,
  continuous,
  itself,
  notDestroyedByBattle,
  takeDamage,
  thisCard,
  thisCardIsAttacked,
  trigger,
  wasFaceDownAtDamageStepStart,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const marshmallon = monsterCard(31305911, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(wasFaceDownAtDamageStepStart(thisCard), thisCardIsAttacked),
      resolve: takeDamage('opponent', 1000),
    }),
  ],
});
