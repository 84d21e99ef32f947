import {
  ability,
  all,
  also,
  atTiming,
  banish,
  battled,
  matches,
  material,
  materialsOrMore,
  monster,
  not,
  opponentControls,
  opponentInBattle,
  that,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const htsPsyhemuth = monsterCard(15028680, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'when-you-can',
      condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
      resolve: also(banish(that(opponentInBattle, opponentControls)), banish(thisCard)),
    }),
  ],
});
