import {
  all,
  andIfYouDo,
  apply,
  as,
  atTiming,
  attackingMonster,
  attackTarget,
  cannotBeTargetedByEffectsOf,
  continuous,
  effectMonster,
  faceUp,
  gainsAtkDef,
  isCard,
  itself,
  later,
  matches,
  materialsOrMore,
  monster,
  nextTurn,
  oncePerTurn,
  onField,
  opponentControls,
  quick,
  sendToGy,
  takeControlInZonePointedToBy,
  target,
  target1,
  that,
  the,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const borreloadDragon = monsterCard(31833038, {
  summoning: { materials: [materialsOrMore(3, effectMonster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [cannotBeTargetedByEffectsOf(monster)] }),
    quick({
      limit: oncePerTurn,
      targets: [target1(faceUp, monster, onField)],
      resolve: apply('while-it-stays', target, gainsAtkDef(-500)),
      locksResponses: 'opponent',
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'when-you-can',
      condition: all(
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, monster, opponentControls),
      ),
      resolve: andIfYouDo(
        takeControlInZonePointedToBy(thisCard, as('taken', that(attackTarget))),
        later('end-phase', sendToGy(the('taken')), nextTurn()),
      ),
    }),
  ],
});
