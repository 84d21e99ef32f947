import {
  all,
  attackTarget,
  continuous,
  duringDamageStep,
  gainsAtk,
  inDefensePosition,
  itself,
  matches,
  material,
  materialsOrMore,
  nonTuner,
  piercing,
  series,
  thisCard,
  thisCardAttacks,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingArmedWing = monsterCard(76913983, {
  summoning: {
    materials: [material(series('Blackwing'), tuner), materialsOrMore(1, nonTuner)],
  },
  effects: [
    continuous({
      from: ['monsters'],
      while: all(thisCardAttacks, matches(attackTarget, inDefensePosition), duringDamageStep),
      affects: itself(thisCard),
      modifiers: [gainsAtk(500)],
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] }),
  ],
});
