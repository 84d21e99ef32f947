import {
  activation,
  all,
  apply,
  attacksOnlyOnceMore,
  duringPhase,
  faceUp,
  frame,
  monster,
  onField,
  silencesOpponentWhenAttacking,
  target,
  target1,
  thatAttackedThisTurn,
  yourTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const hiFiveTheSky = trapCard(91677585, {
  effects: [
    activation({
      condition: all(yourTurn, duringPhase('battle')),
      targets: [target1(faceUp, frame('xyz'), monster, onField, thatAttackedThisTurn)],
      resolve: apply('end-of-battle-phase', target, attacksOnlyOnceMore, silencesOpponentWhenAttacking),
    }),
  ],
});
