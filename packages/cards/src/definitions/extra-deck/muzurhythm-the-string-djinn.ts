import {
  all,
  apply,
  atkMultiplied,
  attackingMonster,
  attackTarget,
  detach,
  duringDamageStep,
  exactLevel,
  frame,
  matches,
  materials,
  monster,
  opponentControls,
  quick,
  series,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const muzurhythmTheStringDjinn = monsterCard(26563200, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    quick({
      limit: useOncePerTurn,
      condition: all(
        duringDamageStep,
        matches(attackingMonster, series('Djinn'), frame('xyz'), monster, youControl),
        matches(attackTarget, monster, opponentControls),
      ),
      cost: detach(1),
      resolve: apply('end-phase', attackingMonster, atkMultiplied(2)),
    }),
  ],
});
