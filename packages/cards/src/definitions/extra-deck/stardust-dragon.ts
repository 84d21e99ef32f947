import {
  andIfYouDo,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  effectAppliedThisTurn,
  FIELD_ZONES,
  inPhase,
  negateActivation,
  quick,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const stardustDragon = monsterCard(44508094, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({
      on: [effectActivatedIncluding('any', deed('destroy', ...FIELD_ZONES))],
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: effectAppliedThisTurn(1),
      resolve: specialSummon(thisCard),
    }),
  ],
});
