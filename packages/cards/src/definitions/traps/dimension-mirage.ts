import {
  activation,
  all,
  apply,
  atTiming,
  attackingMonster,
  attackTarget,
  banish,
  choose1,
  destroy,
  destroyedByThisBattle,
  faceUp,
  inAttackPosition,
  inYourGy,
  isCard,
  leavesField,
  link,
  linked,
  matches,
  monster,
  mustAttackAgainInARow,
  opponentControls,
  target,
  target1,
  thisCard,
  trigger,
  unclassified,
  unless,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dimensionMirage = trapCard(80560728, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inAttackPosition, opponentControls)],
      resolve: link('mirrored', target),
    }),
    trigger({
      number: 1,
      from: ['spells'],
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: all(
        matches(attackingMonster, isCard(linked('mirrored'))),
        matches(attackTarget, monster),
        unless(destroyedByThisBattle(attackTarget)),
      ),
      cost: banish(choose1(monster, inYourGy)),
      resolve: apply('end-of-battle-phase', linked('mirrored'), mustAttackAgainInARow),
    }),
    unclassified({ on: leavesField([isCard(linked('mirrored'))]), does: destroy(thisCard) }),
  ],
});
