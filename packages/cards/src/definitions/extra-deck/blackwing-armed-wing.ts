import {
  ability,
  all,
  attackingMonster,
  attackTarget,
  continuous,
  duringDamageStep,
  gainsAtk,
  inDefensePosition,
  isCard,
  itself,
  matches,
  material,
  materialsOrMore,
  not,
  piercing,
  series,
  thisCard,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const blackwingArmedWing = monsterCard(76913983, {
  summoning: {
    materials: [material(series('Blackwing'), ability('tuner')), materialsOrMore(1, not(ability('tuner')))],
  },
  effects: [
    continuous({
      from: ['monsters'],
      while: all(
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, inDefensePosition),
        duringDamageStep,
      ),
      affects: itself(thisCard),
      modifiers: [gainsAtk(500)],
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] }),
  ],
});
