import {
  ability,
  all,
  atTiming,
  attackingMonster,
  attackTarget,
  declaredAttackThisTurn,
  destroy,
  every,
  except,
  faceUp,
  inDefensePosition,
  inMonsterZone,
  inPhase,
  isCard,
  matches,
  material,
  materialsOrMore,
  monster,
  not,
  oncePerTurn,
  opponentControls,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const redDragonArchfiend = monsterCard(70902743, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, inDefensePosition, opponentControls),
      ),
      resolve: destroy(every(monster, inDefensePosition, opponentControls)),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, inMonsterZone),
      resolve: destroy(every(monster, youControl, except(thisCard), not(declaredAttackThisTurn))),
    }),
  ],
});
