import {
  all,
  atTiming,
  attackTarget,
  declaredAttackThisTurn,
  destroy,
  every,
  except,
  faceUp,
  inDefensePosition,
  inPhase,
  matches,
  monster,
  not,
  oncePerTurn,
  onField,
  opponentControls,
  thisCard,
  thisCardAttacks,
  trigger,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const redDragonArchfiend = monsterCard(70902743, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(thisCardAttacks, matches(attackTarget, inDefensePosition, opponentControls)),
      resolve: destroy(every(monster, inDefensePosition, opponentControls)),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, onField),
      resolve: destroy(every(monster, youControl, except(thisCard), not(declaredAttackThisTurn))),
    }),
  ],
});
