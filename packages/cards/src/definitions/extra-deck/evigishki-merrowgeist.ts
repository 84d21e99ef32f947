import {
  all,
  apply,
  atTiming,
  destroyedByThisBattle,
  detach,
  exactLevel,
  materials,
  monster,
  opponentInBattle,
  shuffledWhenDestroyedByBattle,
  thisCard,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const evigishkiMerrowgeist = monsterCard(76372778, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'if-you-can',
      // Destroyed together with it, it has not "destroyed" it. (damage-step.after-calculation.merrowgeist-needs-its-own-survival)
      condition: all(destroyedByThisBattle(opponentInBattle), unless(destroyedByThisBattle(thisCard))),
      cost: detach(1),
      resolve: apply('while-it-stays', opponentInBattle, shuffledWhenDestroyedByBattle),
    }),
  ],
});
