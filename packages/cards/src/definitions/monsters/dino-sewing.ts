import {
  all,
  apply,
  atTiming,
  battled,
  continuous,
  endWhatItApplied,
  gainsAtkDef,
  itself,
  notDestroyedByBattle,
  targetedForAttack,
  thisCard,
  thisCardAttacks,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dinoSewing = monsterCard(27143874, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    trigger({
      on: targetedForAttack(),
      use: 'mandatory',
      resolve: apply('while-face-up', thisCard, gainsAtkDef(1000)),
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), thisCardAttacks),
      resolve: endWhatItApplied(2, thisCard),
    }),
  ],
});
