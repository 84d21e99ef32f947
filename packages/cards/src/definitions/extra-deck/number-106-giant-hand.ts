import {
  activatedIn,
  apply,
  cannotChangePosition,
  cardOrEffectActivated,
  detach,
  effectMonster,
  effectsNegated,
  exactLevel,
  FIELD_ZONES,
  materials,
  monster,
  opponentControls,
  quick,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number106GiantHand = monsterCard(63746411, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      on: [activatedIn(cardOrEffectActivated('opponent', monster), ...FIELD_ZONES)],
      cost: detach(2),
      targets: [target1(effectMonster, opponentControls)],
      resolve: apply('while-face-up', target, effectsNegated, cannotChangePosition),
    }),
  ],
});
