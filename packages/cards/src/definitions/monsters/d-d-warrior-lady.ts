import {
  all,
  also,
  atTiming,
  banish,
  battled,
  matches,
  monster,
  opponentControls,
  opponentInBattle,
  that,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDWarriorLady = monsterCard(7572887, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'when-you-can',
      condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
      resolve: also(banish(that(opponentInBattle, opponentControls)), banish(thisCard)),
    }),
  ],
});
