import {
  all,
  atTiming,
  attacks,
  attackTarget,
  banish,
  continuous,
  destroyedByThisBattle,
  itself,
  matches,
  material,
  named,
  notDestroyedByBattle,
  opponentControls,
  that,
  thisCard,
  thisCardAttacks,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesTwinBurstDragon = monsterCard(2129638, {
  summoning: {
    materials: [material(named('Blue-Eyes White Dragon')), material(named('Blue-Eyes White Dragon'))],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: ['monsters'] },
    only: ['fusion', 'procedure'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'monsters')] }),
    trigger({
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: all(
        thisCardAttacks,
        matches(attackTarget, opponentControls),
        unless(destroyedByThisBattle(attackTarget)),
      ),
      resolve: banish(that(attackTarget, opponentControls)),
    }),
  ],
});
