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
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const htsPsyhemuth = monsterCard(15028680, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'when-you-can',
      condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
      resolve: also(banish(that(opponentInBattle, opponentControls)), banish(thisCard)),
    }),
  ],
});
