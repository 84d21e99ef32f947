import {
  all,
  also,
  atTiming,
  banish,
  destroyedByThisBattle,
  matches,
  monster,
  opponentInBattle,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDAssailant = monsterCard(70074904, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(destroyedByThisBattle(thisCard), matches(opponentInBattle, monster)),
      resolve: also(banish(opponentInBattle), banish(thisCard)),
    }),
  ],
});
