import {
  all,
  also,
  atTiming,
  banish,
  battled,
  matches,
  monster,
  opponentInBattle,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDWarrior = monsterCard(37043180, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), matches(opponentInBattle, monster)),
      resolve: also(banish(opponentInBattle), banish(thisCard)),
    }),
  ],
});
