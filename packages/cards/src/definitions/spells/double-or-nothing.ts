import {
  activation,
  all,
  also,
  apply,
  atkMultiplied,
  attackingMonster,
  attackNegated,
  canAttackAgain,
  duringDamageStep,
  eventCard,
  isCard,
  matches,
  monster,
  onlyWhile,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const doubleOrNothing = spellCard(94770493, {
  effects: [
    activation({
      on: [attackNegated(monster)],
      targets: [target1(isCard(eventCard))],
      resolve: also(
        apply('end-of-battle-phase', target, canAttackAgain),
        onlyWhile(
          all(duringDamageStep, matches(attackingMonster, isCard(target))),
          apply('end-of-battle-phase', target, atkMultiplied(2)),
        ),
      ),
    }),
  ],
});
